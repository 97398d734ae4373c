/** A pack of prompts that is the same for everyone. */
export type PackPrompt = { title: string; category: string; useCase: string; prompt: string };
export type PromptPack = { key: string; name: string; description: string; prompts: readonly PackPrompt[] };
