/** Everything of the member area, to be found by typing. A chunk of its own. */
import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import {
  IconArrowLeft,
  IconBriefcase,
  IconCalendarPlus,
  IconHeadset,
  IconLogout,
  IconMessageCircle,
  IconMoonStars,
  IconSearch,
  type Icon,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { goTo } from '#client/lib/go-to.ts';
import { paths } from '#shared/paths.ts';
import { openChat } from '#client/lib/open-chat.ts';
import { signOut, useSession } from '#client/lib/session.ts';
import { switchScheme } from '#client/lib/scheme.ts';
import { areas } from './areas.ts';
import classes from './command-palette.module.css';

const [store, palette] = createSpotlight();

const sign = (Icon: Icon) => <Icon size={22} stroke={1.7} aria-hidden />;

const actions: SpotlightActionGroupData[] = [
  {
    group: 'Go to',
    actions: areas.map(({ href, label, about, icon }) => ({
      id: href,
      label,
      description: about,
      leftSection: sign(icon),
      onClick: () => goTo(href),
    })),
  },
  {
    group: 'Do',
    actions: [
      {
        id: 'chat',
        label: 'Start the chat',
        description: 'Make a profile, or renew yours',
        keywords: ['assistant', 'profile', 'help'],
        leftSection: sign(IconMessageCircle),
        onClick: openChat,
      },
      {
        id: 'new-task',
        label: 'New task',
        description: 'Add one to your plan',
        keywords: ['todo', 'reminder', 'calendar'],
        leftSection: sign(IconCalendarPlus),
        onClick: () => goTo(paths.plan),
      },
      {
        id: 'new-request',
        label: 'New service request',
        description: 'Ask our team to do it',
        keywords: ['help', 'agency', 'order'],
        leftSection: sign(IconHeadset),
        onClick: () => goTo(paths.myServices),
      },
      {
        id: 'scheme',
        label: 'Switch between light and dark',
        keywords: ['theme', 'colour', 'color', 'night'],
        leftSection: sign(IconMoonStars),
        onClick: switchScheme,
      },
      {
        id: 'site',
        label: 'Back to the site',
        keywords: ['home', 'public'],
        leftSection: sign(IconArrowLeft),
        onClick: () => goTo(paths.home),
      },
      {
        id: 'sign-out',
        label: 'Sign out',
        keywords: ['log out', 'leave'],
        leftSection: sign(IconLogout),
        onClick: () => void signOut(),
      },
    ],
  },
];

/** For admins alone, and another document. */
const toDesk: SpotlightActionGroupData = {
  group: 'Agency',
  actions: [
    {
      id: 'desk',
      label: 'Agency desk',
      description: 'Leads, members, machinery',
      keywords: ['admin', 'inbox', 'users'],
      leftSection: sign(IconBriefcase),
      onClick: () => location.assign(paths.admin),
    },
  ],
};

/** @param props.asked opens whenever it changes */
export function CommandPalette({ asked }: { asked: number }) {
  const { session } = useSession();
  useEffect(() => palette.open(), [asked]);
  return (
    <Spotlight
      store={store}
      actions={session?.user.role === 'admin' ? [...actions, toDesk] : actions}
      // The frame listens itself, as it has to before this is here.
      shortcut={null}
      // What is chosen takes its place at once, and the keyboard goes there.
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.5, blur: 2 }}
      nothingFound="Nothing of that name here."
      scrollable
      maxHeight="min(60dvh, 460px)"
      classNames={classes}
      attributes={{ content: { 'aria-label': 'Search and commands' } }}
      searchProps={{
        placeholder: 'Where to, or what to do?',
        'aria-label': 'Search the member area',
        leftSection: <IconSearch size={22} stroke={1.7} aria-hidden />,
      }}
    />
  );
}
