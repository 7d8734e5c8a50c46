import { expect, test } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

test.each([
  'http://localhost:4000/hooks/1',
  'http://127.0.0.1:4000/hooks/1',
  'https://10.1.2.3/hooks/1',
  'https://172.20.0.4/hooks/1',
  'https://192.168.1.20/hooks/1',
  'http://[::1]:4000/hooks/1',
  'http://[fd00::1]/hooks/1',
  'http://desk/hooks/1',
  'http://desk.local/hooks/1',
])('%s: no service reaches it', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each([
  'https://replybay.example/hooks/1',
  'https://172.32.0.4/hooks/1',
  'https://100.example.com/hooks/1',
  'https://10things.example/hooks/1',
  'https://[2001:db8::1]/hooks/1',
])('%s: is reached', (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})
