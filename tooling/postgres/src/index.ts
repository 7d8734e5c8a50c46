export { PostgresCluster } from './cluster.ts'
