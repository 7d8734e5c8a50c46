export { warehouseFeature } from './feature.ts'
