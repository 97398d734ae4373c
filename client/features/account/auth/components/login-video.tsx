import { Box, Button, Modal, Stack } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import type { LoginVideo as Video } from '#shared/content/site.ts';

/** Button that opens the video about signing in. Renders nothing without a video. */
export function LoginVideo({ video }: { video: Video | undefined }) {
  const [opened, setOpened] = useState(false);
  if (!video) return null;
  return (
    <>
      <Button variant="subtle" leftSection={<IconPlayerPlay size={20} aria-hidden />} onClick={() => setOpened(true)}>
        {m.account_login_video_watch_how_log()}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={video.title} size="lg">
        <VideoFrame video={video} />
      </Modal>
    </>
  );
}

/** Asks for consent before loading anything from the video provider. */
export function VideoFrame({ video, starts = false }: { video: Video; starts?: boolean }) {
  const [plays, setPlays] = useState(starts);
  return (
    <Stack
      align="center"
      justify="center"
      gap="lg"
      p={plays ? 0 : 'var(--eg-space-6)'}
      bdrs="md"
      bg="var(--eg-dusk)"
      c="var(--eg-dusk-ink)"
      ta="center"
      style={{ aspectRatio: '16 / 9', overflow: 'hidden' }}
    >
      {plays ? (
        <Box
          component="iframe"
          w="100%"
          h="100%"
          bd={0}
          src={video.src}
          title={video.title}
          allow="fullscreen"
          referrerPolicy="no-referrer"
        />
      ) : (
        <>
          <p>{m.account_login_video_video_comes_which_can({ provider: video.provider })}</p>
          <Button leftSection={<IconPlayerPlay size={20} aria-hidden />} onClick={() => setPlays(true)}>
            {m.account_play_the_video()}
          </Button>
        </>
      )}
    </Stack>
  );
}
