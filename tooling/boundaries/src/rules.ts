import type { IForbiddenRuleType } from 'dependency-cruiser'
import type { Layer, WorkspacePackage } from './workspace.ts'

export const NOT_PRODUCTION = [
  String.raw`\.(?:test|stories)\.tsx?$`,
  '/src/stories/',
  '/src/features/[^/]+/test/',
]
/** Columns and foreign keys: rows of one feature refer to those of another, and lists join them. */
export const TABLES = String.raw`/tables\.ts$`
/** A demo is made where there is no company. */
const FINDS_COMPANIES = String.raw`/demo/seed\.ts$`
const PACKAGE_OF_FILE = '^((?:apps|packages|tooling)/[^/]+)/'

/** What may not be imported from where. A rule's comment says what to do instead. */
export function boundaryRules(workspace: readonly WorkspacePackage[]): IForbiddenRuleType[] {
  const inside = (isIncluded: (each: WorkspacePackage) => boolean) =>
    workspace.filter(isIncluded).map(({ folder }) => `^${folder}/`)
  const layer = (...names: Layer[]) => inside((each) => names.includes(each.layer))
  const named = (...names: string[]) =>
    names.map((name) => {
      const found = workspace.find((each) => each.name === name)
      // An empty list of paths would match every path, and the rule nothing.
      if (!found) throw new Error(`The rules name ${name}, which is not in the workspace.`)
      return `^${found.folder}/`
    })
  const product = ['^apps/', '^packages/']
  const [server] = named('@replybay/api').map((path) => `${path}src/`)

  return [
    rule('kit-below-feature', 'A kit knows no feature and no app.', {
      from: { path: layer('kit') },
      to: { path: layer('app', 'feature') },
    }),
    rule('feature-below-app', 'A feature knows no app.', {
      from: { path: layer('feature') },
      to: { path: layer('app') },
    }),
    rule('tooling-beside-product', 'Tooling serves every package and knows no feature and no app.', {
      from: { path: layer('tooling') },
      to: { path: layer('app', 'feature') },
    }),
    rule('feature-alone', 'A feature imports no other feature: offer a slot, or name a link target.', {
      from: { path: layer('feature').map((path) => `(${path})`) },
      to: { path: layer('feature'), pathNot: '^$1' },
    }),
    rule('app-alone', 'An app imports no other app: they speak through the contract.', {
      from: { path: layer('app').map((path) => `(${path})`) },
      to: { path: layer('app'), pathNot: '^$1' },
    }),
    rule(
      'kits-under-feature-kit',
      'Of the kits only feature-kit stands on all others, sync and the chat window on api-client; the rest take i18n alone.',
      {
        from: {
          path: layer('kit').map((path) => `(${path})`),
          pathNot: named('@replybay/feature-kit', '@replybay/sync', '@replybay/chat-widget'),
        },
        to: { path: layer('kit'), pathNot: ['^$1', ...named('@replybay/i18n')] },
      },
    ),
    rule(
      'chat-widget-on-api-client',
      'The chat window knows what the calls hold, and nothing of the dashboard.',
      {
        from: { path: named('@replybay/chat-widget') },
        to: { path: layer('kit'), pathNot: named('@replybay/chat-widget', '@replybay/api-client') },
      },
    ),
    rule('sync-on-api-client', 'What is on its way knows the calls, and no screen.', {
      from: { path: named('@replybay/sync') },
      to: { path: layer('kit'), pathNot: named('@replybay/sync', '@replybay/api-client') },
    }),
    rule('api-takes-the-contract', 'The server takes api-client and i18n, and nothing of the screens.', {
      from: { path: named('@replybay/api') },
      to: { path: layer('feature', 'kit'), pathNot: named('@replybay/api-client', '@replybay/i18n') },
    }),
    rule('production-without-tooling', 'Tooling and testing are for tests, stories and configuration.', {
      from: { path: layer('app', 'feature', 'kit').map((path) => `${path}src/`), pathNot: NOT_PRODUCTION },
      to: { path: layer('tooling') },
    }),
    rule('no-deep-import', 'Another package is imported by its name, through its exports.', {
      from: { path: PACKAGE_OF_FILE },
      to: { path: '^(?:apps|packages|tooling|openapi)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    }),
    rule('mantine-in-ui-kit', 'Mantine is wrapped once: use or add a component of ui-kit.', {
      from: { path: product, pathNot: named('@replybay/ui-kit') },
      to: { path: '/node_modules/@mantine/' },
    }),
    rule(
      'sharp-in-pictures',
      'Bytes from outside are read by the functions of pictures, which bound what they take.',
      {
        from: {
          path: named('@replybay/api').map((path) => `${path}src/`),
          pathNot: [...NOT_PRODUCTION, String.raw`/src/platform/pictures/pictures\.ts$`],
        },
        to: { path: '/node_modules/sharp/' },
      },
    ),
    rule('platform-below-features', 'What every feature of the server stands on knows none of them.', {
      from: { path: `${server}platform/`, pathNot: [TABLES, FINDS_COMPANIES] },
      to: { path: [`${server}features/`, `${server}[^/]+$`], pathNot: String.raw`/src/paths\.ts$` },
    }),
    rule('platform-refers-to-tables', 'Of features, the platform knows the tables to which its own refer.', {
      from: { path: `${server}platform/.*(?:${TABLES}|${FINDS_COMPANIES})` },
      to: { path: `${server}features/`, pathNot: TABLES },
    }),
    rule('tables-refer-to-tables', 'Tables refer to tables, and know nothing else of a feature.', {
      from: { path: `${server}features/([^/]+)/tables\\.ts$` },
      to: { path: `${server}features/`, pathNot: TABLES },
    }),
    rule(
      'server-feature-by-index',
      'A feature of the server enters another through its index.ts, or joins its tables.',
      {
        from: { path: `${server}features/([^/]+)/` },
        to: {
          path: `${server}features/[^/]+/`,
          pathNot: [`${server}features/$1/`, String.raw`/index\.ts$`, TABLES],
        },
      },
    ),
    rule('http-in-api-client', 'Calls are made through the option factories of api-client.', {
      from: { path: product, pathNot: named('@replybay/api-client') },
      to: { path: '/node_modules/openapi-fetch/' },
    }),
    rule(
      'no-cycle',
      'Files that need one another are one thing, or lack a third. Lazy and type imports may.',
      {
        from: {},
        to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
      },
    ),
    rule('resolvable', 'The module is not there, not exported, or not declared in package.json.', {
      from: {},
      to: { couldNotResolve: true },
    }),
    rule('declared', 'What is imported is declared in the package.json of the package itself.', {
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    }),
    rule('declared-for-production', 'A production source needs more than a devDependency.', {
      from: { path: product.map((path) => `${path}[^/]+/src/`), pathNot: NOT_PRODUCTION },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm-peer'] },
    }),
    ...workspace
      .filter((each) => each.layer !== 'tooling')
      .map(({ name, folder, dependencies }) =>
        rule('declared-for-production', 'A production source needs more than a devDependency.', {
          from: { path: `^${folder}/src/`, pathNot: NOT_PRODUCTION },
          to: {
            path: layer('app', 'feature', 'kit'),
            pathNot: inside((each) => each.name === name || dependencies.has(each.name)),
          },
        }),
      ),
  ]
}

type Reach = Pick<Extract<IForbiddenRuleType, { to: { circular?: boolean } }>, 'from' | 'to'>

function rule(name: string, comment: string, reach: Reach): IForbiddenRuleType {
  return { name, comment, severity: 'error', ...reach }
}
