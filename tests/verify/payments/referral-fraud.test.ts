/** Plays every referral case. */
import { referralCases } from '../../helpers/referral-cases.ts';
import { testReferrals } from '../../helpers/referral-suite.ts';

await testReferrals(referralCases);
