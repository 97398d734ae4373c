import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { memberLimits, requestStatuses, serviceTypes, type RequestStatus } from '#shared/domain/member.ts';
import { serviceNames } from '#shared/domain/services-labels.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

const sentences: Record<RequestStatus, string> = {
  pending: m.emails_request_pending(),
  in_progress: m.emails_request_in_progress(),
  completed: m.emails_request_completed(),
  cancelled: m.emails_request_cancelled(),
};

/** Tells a member the new status of a request, with the agency's reply. It doesn't repeat the member's own text. */
export const serviceRequestMember = defineTemplate({
  class: 'account',
  purpose: 'transactional',
  data: z.object({
    service: z.enum(serviceTypes).nullish(),
    status: z.enum(requestStatuses).nullish(),
    reply: z.string().max(memberLimits.requestDescription).nullish(),
  }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: m.emails_request_subject({ brand: brand.name }),
    preview: sentences[data.status ?? 'pending'],
    heading: data.service ? serviceNames[data.service] : m.emails_request_heading(),
    blocks: [
      sentences[data.status ?? 'pending'],
      ...(data.reply
        ? [{ kind: 'fields' as const, items: [{ label: m.emails_request_answer(), value: data.reply }] }]
        : []),
      { kind: 'button', label: m.emails_request_button(), href: links.to(paths.myServices) },
      { kind: 'note', text: m.emails_questions(), invitesReply: true },
    ],
    why: m.emails_request_why({ brand: brand.name }),
  }),
});
