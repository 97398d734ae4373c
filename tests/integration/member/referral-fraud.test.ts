/** Plays a third of the referral cases; tests/verify plays them all. */
import { someReferralCases } from '#tests/helpers/referral-cases.ts';
import { testReferrals } from '#tests/helpers/referral-suite.ts';

await testReferrals(someReferralCases);
