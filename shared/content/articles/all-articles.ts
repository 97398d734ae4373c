/** Every article of the blog, with what all of them share. All are published; there are no drafts (an article is here or not). */
import { article as aiAnswersLocalBusiness } from './ai-answers-local-business.ts';
import { article as commentsMessagesAutomation } from './comments-messages-automation.ts';
import { article as costOfANewCustomer } from './cost-of-a-new-customer.ts';
import { article as customerDataAndAiTools } from './customer-data-and-ai-tools.ts';
import { article as followUpsFromWhatYouKnow } from './follow-ups-from-what-you-know.ts';
import { article as oneJobMonthOfPosts } from './one-job-month-of-posts.ts';
import type { Article } from './schema.ts';
import { article as serviceAreaPages } from './service-area-pages.ts';
import { article as twoHourMarketingWeek } from './two-hour-marketing-week.ts';

/** Newest first. */
export const articles: readonly Article[] = [
  aiAnswersLocalBusiness,
  commentsMessagesAutomation,
  costOfANewCustomer,
  customerDataAndAiTools,
  followUpsFromWhatYouKnow,
  oneJobMonthOfPosts,
  serviceAreaPages,
  twoHourMarketingWeek,
].toSorted((a, b) => b.publishedDate.localeCompare(a.publishedDate));
