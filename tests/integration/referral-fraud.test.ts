/** Plays a third of the referral cases; tests/verify plays them all. */
import { someReferralCases } from '../helpers/referral-cases.ts';
import { testReferrals } from '../helpers/referral-suite.ts';

await testReferrals(someReferralCases);
