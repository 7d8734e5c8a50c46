/** What a page pays that uses one button of the kit. */
import { Button } from '@replybay/ui-kit'
import { drawInKit } from '../draw-in-kit.tsx'

await drawInKit(<Button variant="primary">Save</Button>)
