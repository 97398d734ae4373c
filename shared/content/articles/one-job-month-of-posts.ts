import type { Article } from './schema.ts';

export const article: Article = {
  id: 5,
  slug: 'one-job-month-of-posts',
  title: 'One job, twelve shots: a month of posts from a single day’s work',
  shortTitle: 'A month of posts',
  excerpt:
    'You need one job photographed in the right order, not an idea every morning. The shot list, the calendar, the captions and the permissions, with one leak as the example.',
  category: 'Content Marketing',
  publishedDate: '2026-07-21',
  readTime: '7 min read',
  coverImage: '/covers/one-job-month-of-posts.svg',
  coverAlt: 'A contact sheet of twelve small photos of one repair, two of them marked as a pair.',
  tags: ['job photos', 'content calendar', 'captions', 'customer consent'],
  body: [
    {
      kind: 'paragraph',
      text: 'At 8:10 on a Tuesday a technician stands in a hallway in Pembroke Pines. The air handler in the attic has leaked through the ceiling. By 2:30 the drain line is rebuilt, a float switch is in, the ceiling is drying, and the van leaves. In between, he stops twelve times for ten seconds. Those two minutes are the month’s marketing.',
    },
    {
      kind: 'paragraph',
      text: 'What follows is that job, invented but ordinary, taken apart. Swap in a root canal model, a wedding cake, a hedge or a lease review and the bones stay the same.',
    },
    { kind: 'heading', text: 'The shot list' },
    {
      kind: 'paragraph',
      text: 'Tape it inside the van door. Phone held sideways for wide shots, upright for details, lens wiped, lights on.',
    },
    { kind: 'paragraph', text: 'Take four shots before you touch anything:' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'Shot 1. The arrival: van or doorway, no house number, no license plate but your own.',
        'Shot 2. The complaint: the stain, wide enough to see it’s a ceiling.',
        'Shot 3. The cause, close: the clogged line.',
        'Shot 4. The cause with a pointing finger or a coin for scale.',
      ],
    },
    { kind: 'paragraph', text: 'Three while you work, or while a helper does:' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'Shot 5. The tool or part, on a clean cloth.',
        'Shot 6. Hands at work.',
        'Shot 7. The step no one sees: the slope being checked with a level.',
      ],
    },
    { kind: 'paragraph', text: 'Five when it is done, before the floor cloth is rolled up:' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'Shot 8. The result, same angle as shot 2.',
        'Shot 9. The result, close, same angle as shot 3.',
        'Shot 10. What was removed, in a bucket.',
        'Shot 11. Fifteen seconds of video: water running through the new line.',
        'Shot 12. The tidy floor.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Shots 2 and 8 must be taken from the same spot, or the comparison proves nothing. Put a bit of tape on the floor.',
    },
    { kind: 'heading', text: 'Ask first, in writing' },
    {
      kind: 'paragraph',
      text: 'A photo taken inside someone’s home or office needs their yes. One sentence on the work order does it: “May we use photos of the work, without your name or address, on our website and social pages? Yes / No. You can change your mind later; write to us and we take them down.” The box starts empty, the price doesn’t depend on it, and the answer is kept with the invoice.',
    },
    {
      kind: 'paragraph',
      text: 'Look at each picture again before it goes out: letters on the counter, a child’s photo on the wall, an alarm panel, a computer screen, a face in the mirror. Phones also store the place in the file; most networks strip it, your own website may not. Turn location off in the camera for work.',
    },
    {
      kind: 'paragraph',
      text: 'Some industries have more rules. A dentist, and often a med spa, needs a signed authorization under HIPAA before posting anything that identifies a patient, and a smile can identify. A law office should post about the question, never the client’s matter, and check its bar’s advertising rules. When in doubt, photograph the thing, not the person, and ask your lawyer before the first patient picture, not after.',
    },
    { kind: 'heading', text: 'From twelve pictures to thirteen posts' },
    {
      kind: 'paragraph',
      text: 'Posting is one idea per post. The month below has three posts a week plus one longer piece. One picture returns for the comparison, but no point is made twice, because each entry answers a different question.',
    },
    {
      kind: 'table',
      caption: 'Four weeks from one leak',
      head: ['Week', 'First post', 'Second post', 'Third post'],
      rows: [
        [
          '1. The trouble',
          'Photo 2: how a small stain begins',
          'Photo 3: what clogs a drain line',
          'Photo 10: the bucket, guess the weight',
        ],
        [
          '2. The work',
          'Photo 7: why slope matters',
          'Photo 5: what a float switch does, what it costs',
          'Photo 6: hands, who is on the crew',
        ],
        [
          '3. The proof',
          'Photos 2 and 8 side by side',
          'Video 11: fifteen seconds, no music',
          'Photo 12: how we leave a room',
        ],
        [
          '4. The use',
          'Photo 4: check yours in one minute',
          'Photo 9: when a cheap fix is enough',
          'Photo 1: a question from a neighbor',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The thirteenth is an article of 400 to 600 words on your site: what happened, what it cost, how to avoid it. It lives for years and the other twelve point to it. If you make only one item from the job, make that one.',
    },
    {
      kind: 'paragraph',
      text: 'Count the effort. Two minutes of pictures, 15 minutes for choosing and cropping, 45 minutes for captions with help, 45 for the article, 10 to schedule: 117 minutes, or 9 minutes per post. Making thirteen posts from thirteen fresh ideas at 25 minutes each would take more than five hours, and you would have quit in week two.',
    },
    { kind: 'heading', text: 'Captions that hold up' },
    {
      kind: 'paragraph',
      text: 'A caption carries three things: what we see, why it matters, and one number. Leave off the question you don’t want answered and the eight hashtags.',
    },
    {
      kind: 'example',
      title: 'Three captions from the same job',
      text: 'Photo 7: “We hang a drain line so that it falls a quarter inch per foot. This one ran uphill for the last two feet, so water sat there and grew sludge. Re-hung in 40 minutes.”\n\nPhoto 5: “A float switch shuts the unit off when the pan fills. Part and labor were $165 on this visit. The ceiling repair it would have prevented: $900, by the drywall company’s bill.”\n\nPhoto 9: “Not every leak needs a new line. If the pipe slopes well and only the trap is blocked, a cleaning at $120 is enough. Ask which one you have.”',
    },
    {
      kind: 'paragraph',
      text: 'The last caption sends some people to the cheaper service. Good. It’s the one that gets saved and forwarded, and the neighbor who reads it trusts your next estimate.',
    },
    {
      kind: 'paragraph',
      text: 'Dictate, don’t type. Sit in the van, talk for two minutes per week of posts, then hand the transcript to an assistant with firm limits.',
    },
    {
      kind: 'example',
      title: 'Prompt to copy: twelve captions from my notes',
      text: 'Here is a transcript of me describing one job. Write one caption for each photo in the list, 25 to 50 words.\n\nLimits: only facts from the transcript. Each caption has at least one number or a named part. No greeting, no question at the end, no hashtags, no “did you know.” Write the way I talk. Never name the customer, the street or the community. If a photo has no fact in the transcript, write “NEED: ” and what I should tell you.\n\nPhoto list: [paste]\nTranscript: [paste]',
    },
    { kind: 'paragraph', text: 'Then read each one aloud. Anything you wouldn’t say to a customer at the door goes.' },
    { kind: 'heading', text: 'The same idea in other businesses' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'Bakery: one three-tier cake. Sketch, sugar flowers drying, crumb coat, the dowels no one thinks about, the van with the box belted in, the table at the hall. The post about dowels will surprise you.',
        'Salon: one color correction, with consent. Strand test, section plan, time per stage, cost, the honest post on why it takes two visits.',
        'Restaurant: one dish from delivery to plate. The fisher’s crate, the trim, the stock pot, what the trim becomes on Thursday.',
        'Law office: one form that people get wrong, blank. Where the signature goes, who can be a witness, how long the county takes. No client appears anywhere.',
        'Landscaper: one bed over four weeks, same spot each Friday. Here the month is the job.',
      ],
    },
    { kind: 'heading', text: 'What not to make' },
    {
      kind: 'paragraph',
      text: 'Do not improve the “after” with editing tools. Straighten, crop, brighten; never remove a crack or green up a lawn. A picture of work you didn’t do, whether from a stock site or an image generator, is a false claim about your own business. Use generated pictures for a diagram if you must, and label them.',
    },
    {
      kind: 'paragraph',
      text: 'Do not chase trends with dances and sounds. They age by Friday and bring viewers from three states away. And don’t post all thirteen pieces in four days because you’re excited. The value is in being there in week four.',
    },
    { kind: 'heading', text: 'Did it work?' },
    {
      kind: 'paragraph',
      text: 'Likes tell you that other tradespeople follow you. Ask callers what they saw. Note three counts at the end of the month: calls that mention a post, visits to the article, and estimates you sent with the article’s link. That last one is underrated. An estimate with a picture of the same fault, taken by you, answers “why does it cost that much?” before it’s asked.',
    },
    {
      kind: 'paragraph',
      text: 'Choose the job now: one booked for this week, with a problem that a stranger understands in a glance and a customer who likes you. Print the list. Get the signature on arrival. Come home with twelve.',
    },
  ],
};
