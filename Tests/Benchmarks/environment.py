"""The environment of every measured run: 40 variables, as many as a login shell has.

What the caller's shell exports makes no difference then, although a program pays for every
variable. None of these changes what hp-books does, but for the place of its state.
"""

VARIABLES = """
DBUS_SESSION_BUS_ADDRESS=unix:path=/run/user/1000/bus
EDITOR=vi
GPG_TTY=/dev/pts/0
HISTCONTROL=ignoreboth
HISTFILESIZE=2000
HISTSIZE=1000
HOSTNAME=library
INFOPATH=/usr/local/share/info:/usr/share/info
LANG=C.UTF-8
LANGUAGE=en
LESSCLOSE=/usr/bin/lesspipe %s %s
LESSOPEN=| /usr/bin/lesspipe %s
LOGNAME=reader
LS_COLORS=rs=0:di=01;34:ln=01;36:mh=00:pi=40;33:so=01;35:or=40;31;01:ex=01;32:*.tar=01;31:*.gz=01;31
MAIL=/var/mail/reader
MANPATH=/usr/local/share/man:/usr/share/man
MOTD_SHOWN=pam
OLDPWD=/
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
SHELL=/bin/bash
SHLVL=1
SSH_AGENT_PID=1042
SSH_AUTH_SOCK=/run/user/1000/keyring/ssh
SSH_CLIENT=192.0.2.7 50022 22
SSH_CONNECTION=192.0.2.7 50022 192.0.2.1 22
SSH_TTY=/dev/pts/0
SWIFT_DETERMINISTIC_HASHING=1
TERM=xterm-256color
TZ=UTC
USER=reader
VISUAL=vi
XDG_CONFIG_DIRS=/etc/xdg
XDG_DATA_DIRS=/usr/local/share:/usr/share
XDG_RUNTIME_DIR=/run/user/1000
XDG_SESSION_CLASS=user
XDG_SESSION_ID=3
XDG_SESSION_TYPE=tty
"""


def of(home, state):
    """The variables for a reader with this home folder and this state file."""
    variables = dict(line.split("=", 1) for line in VARIABLES.strip().splitlines())
    variables.update(HOME=str(home), PWD=str(home), HP_BOOKS_STATE=str(state))
    assert len(variables) == 40
    return variables
