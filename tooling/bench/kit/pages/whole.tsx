/** What a page would pay that used everything. */
import * as kit from '@replybay/ui-kit'
import { drawInKit } from '../draw-in-kit.tsx'

Object.assign(globalThis, { kit })
await drawInKit(<kit.Button variant="primary">Save</kit.Button>)
