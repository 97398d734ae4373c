/** The nine services and the statuses of a request, worded for members and the agency. */
import type { RequestStatus, ServiceType } from './member.ts';

/** Names as on their pages, repeated here so that a form doesn't load nine pages. */
export const serviceNames: Record<ServiceType, string> = {
  'ai-marketing-services': 'AI Marketing Services',
  'ai-voice-agents': 'AI Voice Agents',
  'workflow-automation': 'Workflow Automation & AI Systems',
  'branding-content': 'Branding & Content Creation',
  'seo-website-services': 'SEO & Website Services',
  'advertising-campaigns': 'Advertising & Campaigns',
  'social-media-marketing': 'Social Media Marketing',
  'lead-generation': 'Lead Generation & Sales Systems',
  'consulting-strategy': 'Consulting & Strategy Services',
};

export const requestStatusLabels: Record<RequestStatus, string> = {
  pending: 'Waiting',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Canceled',
};
