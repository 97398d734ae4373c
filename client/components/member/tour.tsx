/** Entry point to a screen's guided tour. Shows no overlay until the member starts it. */
import { Button, Group, Paper, Text } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { tutorialSteps, type TutorialKey } from '#shared/domain/member.ts';
import { cleanPath } from '#shared/paths.ts';
import type { TutorialProgress } from '#shared/schemas/tutorials.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { keepInTurn, skippedToast } from './tour-run.ts';
import { startQuery, tours } from './tour-steps.ts';

/** Button that starts the tour; on a first visit, a small card that can be dismissed. */
export function TourOffer({ tour }: { tour: TutorialKey }) {
  const { known, isLoaded, keep } = useTourProgress(tour);
  const { opener, focusOpener } = useOpener();
  const { isBusy, start } = useTour(tour, keep, focusOpener);

  if (isLoaded && known === null) {
    const skip = () => {
      keep({ completed: true, lastStepSeen: 1 });
      showToast(skippedToast);
      focusOpener();
    };
    return (
      <Paper
        component="section"
        bg="var(--eg-teal-soft)"
        w="100%"
        py="xs"
        px="md"
        aria-label={m.components_tour_tour_of_this_screen()}
      >
        <Group justify="space-between" gap="var(--eg-space-2) var(--eg-space-4)">
          <Text flex="1 1 16rem">
            <Markup
              parts={m.components_tour_new_here_tour_screen.parts({ tutorialSteps: tutorialSteps[tour] })}
              tags={{ bold: (text) => <strong>{text}</strong> }}
            />
          </Text>
          <Group gap="xs">
            <Button variant="default" loading={isBusy} onClick={start}>
              {m.components_start_the_tour()}
            </Button>
            <Button variant="subtle" disabled={isBusy} onClick={skip}>
              {m.components_not_now()}
            </Button>
          </Group>
        </Group>
      </Paper>
    );
  }
  const isUnderWay = known && !known.completed && known.lastStepSeen > 1;
  return (
    <Button
      ref={opener}
      variant="subtle"
      leftSection={<IconRoute size={20} stroke={1.7} aria-hidden />}
      loading={isBusy}
      onClick={start}
    >
      {isUnderWay ? m.components_continue_the_tour() : m.components_take_the_tour()}
    </Button>
  );
}

/** Manages the button that opens a tour and gets the focus back. It may render only after the focus is requested. */
function useOpener() {
  const opener = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);
  const focusIfWanted = () => {
    if (!isWanted.current || !opener.current) return;
    isWanted.current = false;
    opener.current.focus();
  };
  useEffect(focusIfWanted);
  const focusOpener = () => {
    isWanted.current = true;
    requestAnimationFrame(focusIfWanted);
  };
  return { opener, focusOpener };
}

/** Returns the member's progress and a function to save it. Failures are only logged, and never delay a tour. */
function useTourProgress(tour: TutorialKey) {
  const utils = trpc.useUtils();
  const { data, error } = trpc.tutorials.progress.useQuery();
  useEffect(() => {
    if (error) console.info('Tour progress could not be loaded.', error);
  }, [error]);
  const { mutateAsync } = trpc.tutorials.save.useMutation();
  const [save] = useState(() =>
    keepInTurn(
      (progress: TutorialProgress & { key: TutorialKey }) => mutateAsync(progress),
      (failure) => console.info('Tour progress could not be saved.', failure),
    ),
  );
  const keep = useCallback(
    (progress: TutorialProgress) => {
      // A response requested earlier would overwrite the change.
      void utils.tutorials.progress.cancel();
      utils.tutorials.progress.setData(undefined, (all) => all && { ...all, [tour]: progress });
      save({ key: tour, ...progress });
    },
    [save, tour, utils],
  );
  return { known: data?.[tour] ?? null, isLoaded: data !== undefined, keep };
}

/** Runs the screen's tour, one at a time, and closes it when the screen unmounts. */
function useTour(tour: TutorialKey, keep: (progress: TutorialProgress) => void, onEnd: () => void) {
  const utils = trpc.useUtils();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<{ close: () => void } | undefined>(undefined);
  const isGone = useRef(false);

  const start = async () => {
    if (isBusy || running.current) return;
    setIsBusy(true);
    try {
      const [{ startTour }, all] = await Promise.all([
        import('./tour-driver.ts'),
        // The failure is logged above; the tour then starts at the first step.
        utils.tutorials.progress.ensureData().catch(() => undefined),
      ]);
      if (isGone.current) return;
      const { name, steps } = tours[tour];
      running.current = startTour({
        name,
        steps,
        known: all?.[tour] ?? null,
        keep,
        say: showToast,
        onEnd: () => {
          running.current = undefined;
          if (!isGone.current) onEnd();
        },
      });
    } catch (error) {
      console.info('The tour could not be started.', error);
      showToast({
        title: m.components_tour_couldnt_start_tour(),
        description: m.components_tour_check_connection_try_again(),
        variant: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  };

  const startNow = useRef(start);
  useEffect(() => {
    startNow.current = start;
  });
  const search = useSearch();
  useEffect(() => {
    // The previous screen also sees the next one's URL.
    if (search !== startQuery || cleanPath(location.pathname) !== tours[tour].href) return;
    navigate(location.pathname + location.hash, { replace: true });
    void startNow.current();
  }, [search, tour]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.close();
    };
  }, []);
  return { isBusy, start: () => void start() };
}
