const tabs = ['questions', 'behavior', 'appearance', 'test', 'preview'] as const

export type AgentTab = (typeof tabs)[number]

/** The tab that an address names; the first where it names none. */
export function readTab(named: string | undefined): AgentTab {
  return tabs.find((tab) => tab === named) ?? 'questions'
}
