/** The nine services and the statuses of a request, worded for members and the agency. */
import { m } from '#messages';
import type { RequestStatus, ServiceType } from './member.ts';

/** Names as on their pages, repeated here so that a form doesn't load nine pages. */
export const serviceNames: Record<ServiceType, string> = {
  'ai-marketing-services': m.domain_services_ai_marketing_services(),
  'ai-voice-agents': m.domain_services_ai_voice_agents(),
  'workflow-automation': m.domain_services_workflow_automation(),
  'branding-content': m.domain_services_branding_content(),
  'seo-website-services': m.domain_services_seo_website_services(),
  'advertising-campaigns': m.domain_services_advertising_campaigns(),
  'social-media-marketing': m.domain_services_social_media_marketing(),
  'lead-generation': m.domain_services_lead_generation(),
  'consulting-strategy': m.domain_services_consulting_strategy(),
};

export const requestStatusLabels: Record<RequestStatus, string> = {
  pending: m.domain_request_pending(),
  in_progress: m.domain_request_in_progress(),
  completed: m.domain_request_completed(),
  cancelled: m.domain_request_cancelled(),
};
