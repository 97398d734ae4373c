/** Pictures of pages, by path. A page without one gets that of its family, such as all of `/blog`. */
import { drawArt, type Scene } from './draw.ts';

const scenes: Readonly<Record<string, Scene>> = {
  // Landing pages.
  '/ai-advertising-agency': {
    ground: 'street',
    behind: 'towers',
    things: [
      ['billboard', 190, 1.05],
      ['billboard', 440, 0.78, 1],
      ['palm', 320, 1.3],
      ['palm', 580, 1.1],
      ['car', 330],
    ],
  },
  '/ai-advertising-company': {
    ground: 'beach',
    behind: 'shore',
    sun: [430, 40, 110],
    things: [
      ['sailboat', 470, 0.7],
      ['sailboat', 130, 0.5, 1],
      ['palm', 60, 1.9],
      ['viewer', 300, 1.15, 0, -10],
    ],
  },
  '/ai-agency-for-small-business': {
    ground: 'street',
    behind: 'roofs',
    things: [
      ['shop', 320, 1.5, 1],
      ['palm', 150, 2.1],
      ['palm', 500, 1.6],
      ['lamp', 560],
      ['people', 40, 0.9, 0],
    ],
  },
  '/ai-agency-near-me': {
    ground: 'street',
    behind: 'shore',
    things: [
      ['house', 120, 1.15],
      ['house', 310, 1.35, 1],
      ['house', 500, 1.15, 2],
      ['pin', 120, 1.1, 0, 150],
      ['pin', 310, 1.5, 0, 176],
      ['pin', 500, 1.1, 0, 150],
      ['palm', 212, 1.2],
      ['palm', 408, 1.1],
    ],
  },
  '/ai-agency': {
    ground: 'street',
    behind: 'towers',
    things: [
      ['tower', 150, 1.1, 1],
      ['tower', 300, 1.25, 2],
      ['tower', 450, 1, 0],
      ['palm', 230, 1.2],
      ['palm', 380, 1],
      ['palm', 540, 1.3],
    ],
  },
  '/ai-company-fort-lauderdale': {
    ground: 'water',
    behind: 'shore',
    sun: [300, 40, 116],
    things: [
      ['house', 90, 1.1],
      ['house', 510, 1.2, 1],
      ['palm', 190, 1.7],
      ['palm', 410, 1.4],
      ['palm', 590, 1.7],
      ['yacht', 250, 1.15, 1, -30],
      ['yacht', 480, 0.8, 0, -16],
    ],
  },
  '/ai-digital-marketing-agency': {
    ground: 'water',
    behind: 'shore',
    sun: [330, 60, 120],
    things: [
      ['buoy', 330, 0.6, 0, 0],
      ['buoy', 240, 0.85, 1, -8],
      ['buoy', 430, 0.9, 1, -8],
      ['buoy', 120, 1.5, 0, -32],
      ['buoy', 520, 1.7, 0, -36],
    ],
  },
  '/ai-digital-marketing-near-me': {
    ground: 'street',
    behind: 'roofs',
    things: [
      ['radio', 330, 1.05],
      ['house', 150, 1.2, 1],
      ['house', 480, 1.25],
      ['palm', 250, 1.5],
      ['palm', 580, 1.5],
      ['pin', 150, 1, 1, 130],
      ['pin', 480, 1, 1, 134],
    ],
  },
  '/ai-driven-digital-marketing-solutions': {
    ground: 'water',
    behind: 'towers',
    sun: [200, 40, 120],
    things: [['crane', 330, 1.05]],
  },
  '/ai-marketing-agency-near-me': {
    ground: 'water',
    behind: 'towers',
    sun: [300, 130, 118],
    things: [
      ['palm', 90, 2.2],
      ['palm', 500, 2.5],
      ['train', 330],
    ],
  },
  '/ai-marketing-agency': {
    ground: 'street',
    behind: 'roofs',
    sun: [430, 90, 130],
    things: [
      ['hotel', 310, 1.12],
      ['palm', 90, 2],
      ['palm', 540, 2.2],
      ['car', 420, 0.9, 1],
    ],
  },
  '/ai-marketing-agents': { ground: 'water', behind: 'shore', sun: 'moon', things: [['pier', 300, 1.05]] },
  '/ai-marketing-com': { ground: 'street', sun: [400, 110, 130], things: [['desk', 300, 1.15]] },
  '/ai-marketing-companies': {
    ground: 'street',
    behind: 'towers',
    sun: [300, 110, 120],
    things: [
      ['shop', 70, 0.95],
      ['shop', 224, 1, 1],
      ['shop', 380, 1, 2],
      ['shop', 536, 0.95, 3],
      ['palm', 148, 1.5],
      ['palm', 458, 1.7],
    ],
  },
  '/ai-marketing-consultant': {
    ground: 'street',
    behind: 'shore',
    sun: [300, 110, 112],
    things: [
      ['porch', 300, 1.12],
      ['palm', 30, 1.9],
      ['palm', 580, 2.3],
    ],
  },
  '/ai-seo-company': {
    ground: 'street',
    behind: 'roofs',
    sun: 'moon',
    things: [
      ['closed', 70, 1],
      ['shop', 312, 1.55],
      ['closed', 530, 1.05, 1],
      ['lamp', 175, 1.1],
      ['lamp', 446, 1.1],
    ],
  },
  '/ai-seo-services': {
    ground: 'water',
    behind: 'shore',
    sun: [180, 20, 104],
    things: [
      ['sailboat', 130, 0.8],
      ['sailboat', 520, 0.6, 1],
      ['lighthouse', 340, 1.1],
    ],
  },
  '/best-ai-marketing-agency-near-me': {
    ground: 'beach',
    sun: [380, 50, 124],
    things: [
      ['sailboat', 520, 0.6],
      ['lifeguard', 290, 1.15, 0, -10],
      ['palm', 60, 2],
    ],
  },
  '/best-ai-marketing-automation-agencies-near-me': {
    ground: 'beach',
    sun: [300, 70, 120],
    things: [
      ['hut', 130, 1.15, 1, -6],
      ['hut', 300, 1.25, 4, -6],
      ['hut', 470, 1.15, 2, -6],
      ['palm', 30, 1.8],
      ['palm', 570, 1.8],
    ],
  },
  '/everglow': {
    ground: 'beach',
    behind: 'shore',
    sun: [420, 50, 110],
    things: [
      ['palm', 120, 2.4],
      ['palm', 560, 1.7],
      ['mailbox', 310, 1.15, 0, -8],
    ],
  },
  '/www-ai-marketing': {
    ground: 'beach',
    sun: [430, 50, 118],
    things: [
      ['sailboat', 520, 0.7],
      ['sailboat', 100, 0.5, 1],
      ['umbrella', 290, 1.1, 0, -14],
    ],
  },
  // Services.
  '/services/advertising-campaigns': {
    ground: 'beach',
    behind: 'shore',
    sun: [420, 40, 120],
    things: [
      ['plane', 330],
      ['sailboat', 200, 0.7],
      ['palm', 60, 1.5],
      ['umbrella', 520, 0.5, 0, -12],
    ],
  },
  '/services/ai-marketing-services': {
    ground: 'street',
    behind: 'towers',
    things: [
      ['bulbs', 300],
      ['stall', 120],
      ['stall', 300, 1.15, 1],
      ['stall', 480, 1, 2],
      ['palm', 570, 2],
    ],
  },
  '/services/ai-voice-agents': {
    ground: 'street',
    behind: 'towers',
    sun: 'moon',
    things: [
      ['poles', 320, 1.15],
      ['booth', 330, 1.15],
      ['shop', 130, 0.9, 1],
      ['palm', 520, 1.6],
    ],
  },
  '/services/branding-content': {
    ground: 'street',
    behind: 'roofs',
    sun: [420, 190, 90],
    things: [
      ['mural', 290, 1.08],
      ['palm', 566, 2.2],
      ['lamp', 30, 1.2],
    ],
  },
  '/services/consulting-strategy': {
    ground: 'beach',
    behind: 'shore',
    sun: [400, 50, 122],
    things: [
      ['sailboat', 480, 0.7],
      ['signpost', 290, 1.12, 0, -10],
      ['palm', 80, 1.7],
    ],
  },
  '/services/lead-generation': {
    ground: 'street',
    behind: 'shore',
    things: [
      ['truck', 200, 1.15],
      ['people', 366, 1.1, 2],
      ['lamp', 50, 1.3],
      ['palm', 350, 2.1],
    ],
  },
  '/services/pricing': {
    ground: 'beach',
    sun: [420, 60, 112],
    things: [
      ['sailboat', 540, 0.5],
      ['surfboards', 290, 1.1, 0, -12],
      ['palm', 50, 2.2],
    ],
  },
  '/services/seo-website-services': {
    ground: 'water',
    behind: 'towers',
    sun: [160, 40, 112],
    things: [
      ['yacht', 150, 0.8],
      ['lighthouse', 400, 0.8],
      ['buoy', 250, 1.1, 0, -26],
      ['palm', 520, 1.5],
    ],
  },
  '/services/social-media-marketing': {
    ground: 'beach',
    behind: 'shore',
    sun: [440, 40, 112],
    things: [
      ['palm', 80, 1.9],
      ['phone', 300, 1.12, 0, -14],
    ],
  },
  '/services/workflow-automation': {
    ground: 'water',
    behind: 'towers',
    sun: [300, 60, 122],
    things: [
      ['drawbridge', 300],
      ['yacht', 300, 0.8, 1, -10],
      ['sailboat', 440, 0.75, 0, -34],
      ['sailboat', 540, 0.9, 1, -44],
    ],
  },
  // Core pages.
  '/services': {
    ground: 'street',
    behind: 'towers',
    things: [
      ['bulbs', 300, 1.05],
      ['shop', 140, 1.2, 3],
      ['shop', 350, 1.3, 1],
      ['palm', 470, 2],
      ['truck', 540, 0.7, 1],
    ],
  },
  '/locations': {
    ground: 'water',
    behind: 'towers',
    sun: [300, 0, 104],
    things: [
      ['pin', 170, 1.4, 1, 100],
      ['pin', 300, 2, 0, 150],
      ['pin', 430, 1.4, 1, 100],
      ['palm', 60, 2],
      ['palm', 550, 2.3],
    ],
  },
  '/about': {
    ground: 'beach',
    behind: 'shore',
    sun: [300, 50, 130],
    things: [
      ['yacht', 470, 0.7],
      ['palm', 120, 2.5],
      ['palm', 520, 2.1],
      ['people', 260, 1.15, 1],
    ],
  },
  '/what-we-do': {
    ground: 'street',
    behind: 'roofs',
    things: [
      ['palm', 90, 2.1],
      ['van', 300, 1.2],
      ['lamp', 545, 1.4],
    ],
  },
  '/case-studies': {
    ground: 'beach',
    behind: 'shore',
    sun: [330, 30, 120],
    things: [
      ['palm', 40, 2.7],
      ['palm', 560, 2.7],
      ['photos', 300, 1.05],
    ],
  },
  '/tools': { ground: 'street', sun: [420, 220, 90], things: [['workbench', 300, 1.15]] },
  '/bootcamp': { ground: 'street', sun: 'none', things: [['stage', 300, 1.05]] },
  '/bootcamp/upgrade': { ground: 'street', sun: 'none', things: [['stage', 300, 1.05, 1]] },
  '/podcast-journey': { ground: 'street', behind: 'towers', sun: [300, 180, 140], things: [['microphone', 300, 1.2]] },
  '/contact': {
    ground: 'street',
    behind: 'towers',
    things: [
      ['booth', 320, 1.4],
      ['palm', 130, 2.2],
      ['palm', 480, 1.7],
    ],
  },
  '/blog': {
    ground: 'street',
    behind: 'towers',
    things: [
      ['kiosk', 310, 1.15],
      ['palm', 80, 2],
      ['palm', 540, 2.3],
      ['lamp', 500],
    ],
  },
  '/': {
    ground: 'water',
    behind: 'towers',
    sun: [300, 30, 140],
    things: [
      ['sailboat', 150, 0.8],
      ['palm', 60, 2.6],
      ['palm', 540, 2.9],
    ],
  },
};

/** Legal pages and pages of no other family: only the sea. */
const quiet: Scene = { ground: 'water', behind: 'shore', sun: [330, 10, 96], things: [['sailboat', 470, 0.6]] };

const families: readonly (readonly [prefix: string, scene: Scene])[] = [
  ['/blog/', scenes['/blog']!],
  ['/services/', scenes['/services']!],
  ['/bootcamp/', scenes['/bootcamp']!],
];

const sceneOf = (path: string): Scene =>
  scenes[path] ?? families.find(([prefix]) => path.startsWith(prefix))?.[1] ?? quiet;

/**
 * Returns the picture of a page as SVG elements (draw.ts).
 * @param isWide whether it's a panorama
 */
export const heroArt = (path: string, isWide = false): string => drawArt(sceneOf(path), path, isWide);
