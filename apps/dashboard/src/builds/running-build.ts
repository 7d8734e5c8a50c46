/** The build that this tab runs: the address of the file that its code began with, which is named by its content. */
export function runningBuild(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return script ? new URL(script.src).pathname : undefined
}
