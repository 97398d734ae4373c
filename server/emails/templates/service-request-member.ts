import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { memberLimits, requestStatuses, serviceTypes, type RequestStatus } from '#shared/domain/member.ts';
import { serviceNames } from '#shared/domain/services-labels.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate } from '../template.ts';

const sentences: Record<RequestStatus, string> = {
  pending: 'Your request is back in line with our team.',
  in_progress: 'Our team started on your request.',
  completed: 'Your request is done.',
  cancelled: 'Your request is canceled. You don’t need to do anything.',
};

/** Tells a member the new status of a request, with the agency's reply. It doesn't repeat the member's own text. */
export const serviceRequestMember = defineTemplate({
  class: 'account',
  data: z.object({
    service: z.enum(serviceTypes).nullish(),
    status: z.enum(requestStatuses).nullish(),
    reply: z.string().max(memberLimits.requestDescription).nullish(),
  }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    subject: `Your service request at ${brand.name}`,
    preview: sentences[data.status ?? 'pending'],
    heading: data.service ? serviceNames[data.service] : 'Your service request',
    blocks: [
      sentences[data.status ?? 'pending'],
      ...(data.reply ? [{ kind: 'fields' as const, items: [{ label: 'Our answer', value: data.reply }] }] : []),
      { kind: 'button', label: 'See my requests', href: links.to(paths.myServices) },
      { kind: 'note', text: 'Questions? Just reply to this email. A real person will read it.', invitesReply: true },
    ],
    why: `you asked for a service in your account at ${brand.name}.`,
  }),
});
