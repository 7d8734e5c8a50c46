import type { Owner } from './owner.ts'

const SPECIAL = { Sent: '\\Sent', Archive: '\\Archive', Trash: '\\Trash', Junk: '\\Junk' }

/** All that Dovecot needs to run from a folder, as anybody. */
export const dovecotConfig = (folder: string, port: number, { user, group }: Owner): string => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:~/Maildir
mail_save_crlf = yes
import_environment = LD_LIBRARY_PATH
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${folder}/users
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  separator = /
${Object.entries(SPECIAL)
  .map(([name, use]) => `  mailbox ${name} {\n    special_use = ${use}\n    auto = create\n  }`)
  .join('\n')}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`
