/** Guided tours: each step's text and target (`data-tour` on the screen). */
import { m } from '#messages';
import type { TutorialKey, tutorialSteps } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';

export type TourStep = {
  /** The value of `data-tour`. */
  target: string;
  title: string;
  text: string;
};

type Steps<Count extends number, List extends TourStep[] = []> = List['length'] extends Count
  ? List
  : Steps<Count, [...List, TourStep]>;
type Tour<Key extends TutorialKey> = {
  name: string;
  /** Path of its screen. */
  href: string;
  /** The length must match `tutorialSteps`. */
  steps: Steps<(typeof tutorialSteps)[Key]>;
};

export const tours: { readonly [Key in TutorialKey]: Tour<Key> } = {
  dashboard: {
    name: m.components_dashboard(),
    href: paths.dashboard,
    steps: [
      {
        target: 'next-action',
        title: m.components_start_here(),
        text: m.components_tour_steps_heres_one_thing_do(),
      },
      {
        target: 'membership',
        title: m.components_your_time(),
        text: m.components_tour_steps_see_how_many_days(),
      },
      {
        target: 'quota',
        title: m.components_prompts_this_month(),
        text: m.components_tour_steps_each_prompt_counts_once(),
      },
      {
        target: 'week',
        title: m.components_this_week(),
        text: m.components_tour_steps_see_whats_due_whats(),
      },
    ],
  },
  marketingMachine: {
    name: m.components_marketing_machine(),
    href: paths.machine,
    steps: [
      {
        target: 'machine-progress',
        title: m.components_tour_steps_how_far_you_are(),
        text: m.components_tour_steps_eleven_steps_take_profile(),
      },
      {
        target: 'machine-steps',
        title: m.components_tour_steps_take_them_any_order(),
        text: m.components_tour_steps_order_just_suggestion_step(),
      },
      {
        target: 'machine-tool',
        title: m.components_tour_steps_small_tool_each_step(),
        text: m.components_tour_steps_fill_profile_change_what(),
      },
    ],
  },
  shop: {
    name: m.components_shop(),
    href: paths.shop,
    steps: [
      {
        target: 'shop-items',
        title: m.components_tour_steps_what_you_can_add(),
        text: m.components_tour_steps_prompt_packs_services_each(),
      },
      {
        target: 'shop-add',
        title: m.components_tour_steps_add_cart(),
        text: m.components_tour_steps_adding_something_doesnt_charge(),
      },
      {
        target: 'shop-cart',
        title: m.components_your_cart(),
        text: m.components_tour_steps_see_what_youve_added(),
      },
    ],
  },
  tools: {
    name: m.components_prompt_packs_2(),
    href: paths.promptPacks,
    steps: [
      {
        target: 'packs-included',
        title: m.components_tour_steps_the_packs_you_have(),
        text: m.components_tour_steps_open_pack_search_prompts(),
      },
      {
        target: 'packs-more',
        title: m.components_more_packs(),
        text: m.components_tour_steps_packs_dont_have_yet(),
      },
    ],
  },
  settings: {
    name: m.components_settings(),
    href: paths.settings,
    steps: [
      {
        target: 'settings-you',
        title: m.components_tour_steps_your_name_and_business(),
        text: m.components_tour_steps_what_call_business_here(),
      },
      {
        target: 'settings-tutorials',
        title: m.components_all_the_tours(),
        text: m.components_tour_steps_restart_any_tour_here(),
      },
    ],
  },
  affiliate: {
    name: m.components_affiliate(),
    href: paths.affiliate,
    steps: [
      {
        target: 'affiliate-link',
        title: m.components_your_own_link(),
        text: m.components_tour_steps_send_another_business_owner(),
      },
      {
        target: 'affiliate-ledger',
        title: m.components_your_results(),
        text: m.components_tour_steps_each_sign_up_link(),
      },
    ],
  },
};

/** Query of a screen's URL that starts its tour right away. */
export const startQuery = '?tour=start';
