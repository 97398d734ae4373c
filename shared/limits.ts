/** Sizes, times and counts that client and server must agree on. Lengths are in characters, times in milliseconds. */
export const limits = {
  text: {
    name: 100,
    businessName: 100,
    email: 254,
    phone: 20,
    website: 300,
    answer: 1000,
    choice: 120,
    choicesPerAnswer: 20,
    business: 160,
    sharper: 300,
  },
  /** At sign-in, the minimum is only a hint on the screen; it's enforced when choosing a password. */
  password: { min: 8, max: 1024 },
  /** How long a sign-up keeps its screen, even though the visitor is already signed in. */
  newSignUpGuardMs: 1000,
  chat: {
    /** Delay before an assistant message starts to type. */
    typingDelayMs: 500,
    typingPerCharMs: 3,
    /** Time after which a generation step moves on by itself. */
    generationAdvanceMs: 3000,
    steps: 14,
  },
  profile: {
    minPrompts: 200,
    minPlatforms: 10,
    maxPlatforms: 20,
    maxPromptsPerPlatform: 40,
    promptChars: 2000,
    sentenceChars: 1200,
    platformPanelPx: 400,
    olderPanelPx: 300,
  },
  toastMs: 3000,
  query: { staleMs: 5 * 60_000, retries: 1 },
} as const;
