import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LoginVideo, VideoFrame } from './login-video.tsx';

const video = { title: 'How to sign in', provider: 'Example Video', src: 'https://video.example/embed/1' };
const render = (node: React.ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{node}</MantineProvider>).replace(/<style.*?<\/style>/gs, '');

it('shows no button without a video', () => {
  expect(render(<LoginVideo video={undefined} />)).not.toContain('<button');
});

it('shows a button for a video and fetches nothing up front', () => {
  const html = render(<LoginVideo video={video} />);
  expect(html).toContain('Watch how to sign in');
  expect(html).not.toContain(video.src);
});

it('names the external service before contacting it', () => {
  const html = render(<VideoFrame video={video} />);
  expect(html).toContain('Example Video');
  expect(html).toContain('Play the video');
  expect(html).not.toContain('<iframe');
});

it('shows the titled frame while playing', () => {
  const html = render(<VideoFrame video={video} starts />);
  expect(html).toMatch(/<iframe[^>]*src="https:\/\/video\.example\/embed\/1"/);
  expect(html).toMatch(/<iframe[^>]*title="How to sign in"/);
});
