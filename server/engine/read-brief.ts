/** Reads the answers of the conversation as a brief for the engines. */
import { generalTrade, trades } from '../../shared/content/trades/registry.ts';
import { websiteNotProvided, type ChatUserProfile } from '../../shared/schemas/chat.ts';
import type { Brief } from './brief.ts';
import { detectPlace } from './reading/detect-place.ts';
import { matchTrade } from './reading/match-trade.ts';

/**
 * @param profile the answers as stored; any text may be empty, long or hostile.
 * @returns the brief: the trade recognised (or the general one), the place named, and the answers trimmed.
 */
export function readBrief(profile: ChatUserProfile): Brief {
  const website = profile.website.trim();
  const hasWebsite = website !== '' && website !== websiteNotProvided && website.toLowerCase() !== 'none';
  const trade = matchTrade(
    {
      description: profile.businessDescription,
      businessName: profile.businessName,
      website: hasWebsite ? website : '',
      targetAudience: profile.targetAudience,
    },
    trades,
  );
  return {
    firstName: profile.name.trim().split(/\s+/)[0] ?? '',
    businessName: profile.businessName.trim(),
    description: profile.businessDescription.trim(),
    website: hasWebsite ? website : undefined,
    currentMarketing: profile.currentMarketing.trim(),
    targetAudience: profile.targetAudience.trim(),
    goals: profile.goals.map((goal) => goal.trim()).filter(Boolean),
    place: detectPlace([profile.businessDescription, profile.businessName, profile.targetAudience]),
    trade: trade ?? generalTrade,
    isGeneralTrade: trade === undefined,
  };
}
