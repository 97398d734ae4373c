/** Runs every referral case. */
import { referralCases } from '#tests/helpers/referral-cases.ts';
import { testReferrals } from '#tests/helpers/referral-suite.ts';

await testReferrals(referralCases);
