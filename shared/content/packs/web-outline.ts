/** What is in the web prompt pack, as anyone may know it: categories and some titles, no prompts. */
export const webOutline = {
  key: 'web',
  name: 'Web prompt pack',
  description: 'Prompts for building web pages with AI tools, from the first brief to the care of a running site.',
  count: 315,
  /** In the order of the pack. `samples` are titles. */
  categories: [
    {
      name: 'Briefs and planning',
      count: 21,
      samples: [
        'Turn call notes into a one-page brief',
        'Estimate a build in ranges, not wishes',
        'Hand a feature to a coding assistant',
      ],
    },
    {
      name: 'Page layouts',
      count: 21,
      samples: [
        'Build a hero that answers three questions',
        'Lay out a pricing section that compares honestly',
        'Make a 404 page that rescues visits',
      ],
    },
    {
      name: 'CSS and responsive design',
      count: 21,
      samples: [
        'Add a dark scheme without a white flash',
        'Hunt down sideways scrolling at 320 pixels',
        'Untangle z-index and stacking contexts',
      ],
    },
    {
      name: 'Components and states',
      count: 21,
      samples: [
        'Build a dialog that gives focus back',
        'Load more entries without losing the reader',
        'Offer undo instead of asking "are you sure"',
      ],
    },
    {
      name: 'Forms',
      count: 21,
      samples: [
        'Show errors where people can repair them',
        'Stop double submits on both ends',
        'Block form spam without puzzles',
      ],
    },
    {
      name: 'Accessibility',
      count: 21,
      samples: [
        'Audit one page against WCAG 2.2 AA',
        'Repair a focus order that jumps around',
        'Write a keyboard test script for a page',
      ],
    },
    {
      name: 'Speed',
      count: 21,
      samples: [
        'Break a slow LCP into its four parts',
        'Fix an interaction that feels stuck',
        'Put third-party scripts on trial',
      ],
    },
    {
      name: 'Search and sharing',
      count: 21,
      samples: [
        'Write structured data that matches the page',
        'Draw up a redirect map for a relaunch',
        'Debug a link preview that stays wrong',
      ],
    },
    {
      name: 'Words on screens',
      count: 21,
      samples: [
        'Rewrite error messages so people can act',
        'Fill empty states with the next step',
        'Settle on one word per thing',
      ],
    },
    {
      name: 'Sites for local businesses',
      count: 21,
      samples: [
        'Compute opening hours that are never wrong',
        'Turn a PDF menu into a web page',
        'Take table reservations that prevent no-shows',
      ],
    },
    {
      name: 'Data and APIs',
      count: 21,
      samples: [
        'Receive webhooks that arrive twice and late',
        'Import a CSV with a preview people trust',
        'Make double booking impossible in the database',
      ],
    },
    {
      name: 'Accounts and security',
      count: 21,
      samples: [
        'Reset a forgotten password without opening a door',
        'Hunt for records that strangers can open',
        'Roll out a strict content security policy',
      ],
    },
    {
      name: 'Shops and payments',
      count: 21,
      samples: [
        'Keep a cart that survives tabs and sign-in',
        'Sell the last item exactly once',
        'Match payouts with orders to the cent',
      ],
    },
    {
      name: 'Tests, reviews and refactoring',
      count: 21,
      samples: [
        'Find the cause of a flaky test',
        'Pin down legacy code before touching it',
        'Check AI-written code before merging it',
      ],
    },
    {
      name: 'Launch and care',
      count: 21,
      samples: [
        'Write a launch checklist with evidence per line',
        'Set up backups and prove that they restore',
        'Hand a finished site over to its owner',
      ],
    },
  ],
} as const;
