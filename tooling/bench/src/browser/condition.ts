import type { CDPSession } from 'playwright'

/** How weak the machine and the network are that a page is measured on. */
export interface Condition {
  name: string
  /** How many times slower the processor is. */
  cpu: number
  /** Round trip in ms, throughput in bytes a second; undefined leaves the network as it is. */
  network?: { latency: number; down: number; up: number }
}

const kilobits = (count: number) => (count * 1024) / 8

export const unthrottled: Condition = { name: 'unthrottled', cpu: 1 }
export const slowProcessor: Condition = { name: 'CPU 4×', cpu: 4 }
/** What Lighthouse takes for a phone on a slow 4G network. */
export const slowPhone: Condition = {
  name: 'CPU 4×, slow 4G',
  cpu: 4,
  network: { latency: 562.5, down: kilobits(1474.56), up: kilobits(675) },
}

export async function applyCondition(cdp: CDPSession, { cpu, network }: Condition): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.latency ?? 0,
    downloadThroughput: network?.down ?? -1,
    uploadThroughput: network?.up ?? -1,
  })
}
