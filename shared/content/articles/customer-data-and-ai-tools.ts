import type { Article } from './schema.ts';

export const article: Article = {
  id: 8,
  slug: 'customer-data-and-ai-tools',
  title: 'Customer data and AI tools: a one-page rule book for a small office',
  shortTitle: 'Customer data and AI',
  excerpt:
    'What can you paste into an AI tool, what should never go in, and which laws matter at your size? Three bins, seven questions for vendors, and a policy to copy.',
  category: 'Privacy & Compliance',
  publishedDate: '2026-04-07',
  readTime: '7 min read',
  coverImage: '/covers/customer-data-and-ai-tools.svg',
  coverAlt: 'Three bins for paper: one open, one with blacked-out lines, one shut with a padlock.',
  tags: ['privacy', 'AI assistants', 'HIPAA', 'TCPA', 'customer consent'],
  body: [
    {
      kind: 'paragraph',
      text: 'Your front desk is already using an AI tool. If you haven’t said how, the newest employee decides. This article gives you a rule that fits on one page. It’s general information from marketers, not legal advice, and the law differs by state and changes.',
    },
    { kind: 'heading', text: 'Sort first: three bins' },
    { kind: 'paragraph', text: 'Before anything is pasted, it goes into one of three bins.' },
    {
      kind: 'table',
      caption: 'The three bins',
      head: ['Bin', 'What is in it', 'Rule'],
      rows: [
        ['Open', 'Your prices, hours, services, public reviews without names, your own drafts', 'Paste freely'],
        [
          'Masked',
          'Customer messages, complaints, job notes, lists of purchases',
          'Only with identifying details replaced, in an approved tool',
        ],
        [
          'Closed',
          'Health details, legal matters, card and bank numbers, Social Security numbers, licenses, passwords, children’s data, tax documents',
          'Never, unless a signed agreement for that purpose exists',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Masking takes a minute. “Mrs. Alvarez, 4410 Pine Ct, 305-555-0117, whose husband fell off our ladder on 3/2” becomes “Customer A, a house in our area, an accident in early spring.” If the story itself would identify the person in town, masking the name isn’t enough, and it belongs in the closed bin. That one does, and an injury can become a claim. It goes to your insurer and lawyer, not to a chat window.',
    },
    { kind: 'heading', text: 'A worked case: the angry email' },
    {
      kind: 'paragraph',
      text: 'A restaurant gets a long complaint and the manager wants help with the reply. She removes the name, email, table time and the remark about the guest’s illness, keeps “waited 50 minutes, order wrong twice, server was short with us,” and asks for three calm openings. She writes the rest herself and sends it from the restaurant’s address. The tool never learned who it was. If masking adds 70 seconds and she gets 8 such emails a week, the whole precaution costs under ten minutes.',
    },
    { kind: 'heading', text: 'Seven questions for the vendor' },
    {
      kind: 'paragraph',
      text: 'Read the tool’s terms, or write to its support and keep the reply. Free personal accounts and paid business accounts of the same product often differ here.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Do you use what we enter to train your models, and how do we turn that off?',
        'How long do you keep it, and can we delete it ourselves?',
        'Who else receives it, and in which country?',
        'Will you sign a data processing agreement? For patient data, a business associate agreement?',
        'Can each employee have a separate login, with two-step sign-in?',
        'Can we export and leave?',
        'How and when do you tell us about a breach?',
      ],
    },
    { kind: 'paragraph', text: 'Vague answers to 1, 2 or 4 mean the open bin only.' },
    { kind: 'heading', text: 'Which laws can touch a shop your size?' },
    { kind: 'paragraph', text: 'You need to recognize when one is in the room, not to know it by heart.' },
    {
      kind: 'paragraph',
      text: 'The FTC Act, section 5. It bans deceptive and unfair practices by nearly every business, of any size. Keep the promises in your privacy notice. If the notice says “we never share your information” and you upload the list to a new service, you have a problem that you wrote yourself. Don’t change the notice quietly and apply it to data collected before; tell people, and get consent where the change matters.',
    },
    {
      kind: 'paragraph',
      text: 'TCPA, the Telephone Consumer Protection Act. It covers calls and texts. Promotional texts sent with automation generally need prior written consent, and so do artificial or recorded voices in sales calls; the Federal Communications Commission has said that AI-generated voices count as artificial. Damages can start at $500 per call or text, so 200 texts to the wrong list is a possible $100,000. The details keep changing. Florida adds its Telephone Solicitation Act. Ask a lawyer before the first campaign, and treat “stop” in any form as final.',
    },
    {
      kind: 'paragraph',
      text: 'CAN-SPAM. It governs commercial email: no false headers or subject lines, a valid postal address, a clear opt-out that works for at least 30 days and is honored within ten business days. Hiring an agency doesn’t hand over the duty.',
    },
    {
      kind: 'paragraph',
      text: 'CCPA, the California Consumer Privacy Act. It reaches for-profit companies that do business in California and have gross revenue above about $26.6 million a year, or buy, sell or share the personal data of 100,000 or more Californians or households, or earn at least half their revenue from selling or sharing it. Most local shops elsewhere are outside. Many other states have similar laws with other thresholds, so ask before you sell across state lines. Living by the principles costs little: say what you collect and why, show it and delete it on request, don’t sell it.',
    },
    {
      kind: 'paragraph',
      text: 'HIPAA. If you’re a dentist, therapist, optometrist or another provider that bills electronically, patient information may go only to vendors that have signed a business associate agreement and are used within it. An ordinary chat account isn’t that. A med spa should ask a lawyer whether it’s covered; some are, some aren’t, and state confidentiality rules can apply either way.',
    },
    {
      kind: 'paragraph',
      text: 'Professional secrecy. Lawyers owe confidentiality under their bar’s rules, and ethics opinions ask for care, and often informed consent, before client information enters such tools. Tax preparers face federal limits on disclosing return information without the client’s consent, and the FTC’s Safeguards Rule.',
    },
    {
      kind: 'paragraph',
      text: 'Recording. AI note-takers record. In Florida and several other states everyone in a private conversation must agree first. Announce it and wait for the yes.',
    },
    {
      kind: 'paragraph',
      text: 'Breach laws. Every state has one. Florida’s Information Protection Act applies to businesses of any size that hold certain personal information, asks for reasonable security, and in general gives you 30 days to notify people after a breach.',
    },
    {
      kind: 'paragraph',
      text: 'Reviews. The FTC’s rule on consumer reviews and testimonials bans fake ones, AI-written ones included, paying for a particular opinion, and undisclosed reviews by insiders.',
    },
    { kind: 'heading', text: 'The page on the wall' },
    {
      kind: 'example',
      title: 'Policy to copy and adapt',
      text: '1. Approved tools: [names], business accounts only. No private accounts for work.\n2. Open bin: fine. Masked bin: replace names, addresses, phones, emails, exact dates and amounts. Closed bin: never.\n3. A person reads everything before a customer sees it. Prices, dates, medical and legal statements are checked against our own records.\n4. No AI voice, clone or likeness of a real person without that person’s written consent. No invented reviews.\n5. Automatic replies say that they’re automatic.\n6. Calls and meetings are recorded only after everyone agrees.\n7. Mistake? Tell [owner] the same day. No one gets in trouble for reporting one.\n8. [Owner] checks the list of tools and settings on the first Monday of each quarter.',
    },
    {
      kind: 'paragraph',
      text: 'Rule 7 is the one that protects you. A paste that is reported within an hour can often be deleted. One that is hidden for a year can’t.',
    },
    {
      kind: 'example',
      title: 'Prompt to copy: mask this before I use it elsewhere',
      text: 'Do not paste real data into this prompt. Use it with made-up text to train staff.\n\nBelow is an invented customer message. List every detail that could identify the person directly or in combination: names, places, dates, jobs, relations, conditions, amounts. For each, propose a neutral replacement. Then say whether the story as a whole could still identify someone in a town of 30,000, and why.\n\n[made-up message]',
    },
    {
      kind: 'paragraph',
      text: 'Why made-up text? Because asking an outside tool to remove private details means handing them over first. Do the real masking in your own word processor, by hand.',
    },
    { kind: 'heading', text: 'Common excuses, answered' },
    { kind: 'paragraph', text: '“We deleted the chat.” The provider may keep copies for some time. Check question 2.' },
    {
      kind: 'paragraph',
      text: '“The software said it’s compliant.” Compliant with what, for which use, and who signed? A badge on a website isn’t an agreement.',
    },
    {
      kind: 'paragraph',
      text: '“We’re too small to be sued.” Text-message claims are brought against small businesses as well, and an upset customer needs no minimum size to file a complaint.',
    },
    { kind: 'heading', text: 'When to pay for an hour of legal advice' },
    {
      kind: 'paragraph',
      text: 'Before you text a list, clone a voice, put a chatbot on a medical or legal site, buy a contact list, use data about children, or let a tool decide about hiring, credit, housing or insurance. Also when your privacy notice was copied from another site. Bring the list of tools, your notice and the vendor’s answers.',
    },
    { kind: 'heading', text: 'By Friday' },
    {
      kind: 'paragraph',
      text: 'List every tool in use, including the ones on private phones; ask, don’t accuse. Turn off training where you can, with a dated screenshot. Print the page, fill the brackets, go through two examples with your staff over coffee. Then delete one thing you no longer need: an old spreadsheet of customers is a risk that earns nothing.',
    },
  ],
};
