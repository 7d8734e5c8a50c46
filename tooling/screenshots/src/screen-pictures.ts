import type { Options } from './options.ts'
import type { Picture } from './picture.ts'
import type { Role } from './roles.ts'
import type { Screen } from './screens.ts'
import { inEachVariant } from './variants.ts'

/** Each screen that is asked for, as each role that gets there sees it, in each variant. */
export function screenPictures(all: readonly Screen[], options: Options): Picture[] {
  return all
    .filter(({ name }) => options.screens.includes(name))
    .flatMap((screen) =>
      whoSees(screen, options.roles).flatMap((role) =>
        inEachVariant(options, (variant) => ({
          group: screen.name,
          path: screen.path,
          role,
          ...variant,
          ...(screen.before && { before: screen.before }),
          ...(screen.after && { after: screen.after }),
        })),
      ),
    )
}

function whoSees({ signedOut, roles }: Screen, asked: readonly Role[]): (Role | undefined)[] {
  return signedOut ? [undefined] : asked.filter((role) => !roles || roles.includes(role))
}
