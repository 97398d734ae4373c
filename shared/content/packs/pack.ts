/** A pack of prompts that is the same for everybody. */
export type PackPrompt = { title: string; category: string; useCase: string; prompt: string };
export type PromptPack = { key: string; name: string; description: string; prompts: readonly PackPrompt[] };
