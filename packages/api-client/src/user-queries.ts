import { queryCall } from './call-options.ts'
import { getUserInfo, listSupports, listWarehouses } from './generated/operations.ts'

/** Who somebody is changes seldom. */
const STALE_AFTER_MS = 5 * 60_000

/** @see specification §7, Users */
export const userQueries = {
  all: ['user'] as const,
  /** The signed-in person. */
  info: () => ({
    ...queryCall({
      key: [...userQueries.all, 'info'],
      operation: getUserInfo,
      request: {},
      // A person without websites or servers may be told of without their lists.
      read: ({ data: { user } }) => ({
        ...user,
        owner_webs: user.owner_webs ?? [],
        owner_guilds: user.owner_guilds ?? [],
      }),
    }),
    staleTime: STALE_AFTER_MS,
  }),
  /** The support colleagues. */
  supports: () =>
    queryCall({
      key: [...userQueries.all, 'supports'],
      operation: listSupports,
      request: {},
      read: ({ data }) => data.supports,
    }),
  /** The warehouse colleagues. */
  warehouses: () =>
    queryCall({
      key: [...userQueries.all, 'warehouses'],
      operation: listWarehouses,
      request: {},
      read: ({ data }) => data.warehouses,
    }),
}
