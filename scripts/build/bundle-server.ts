import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { build as bundle, type Plugin } from 'vite';
import { builtContent } from './content-plugins.ts';
import { distDir, projectDir } from './dirs.ts';

const bundleDir = join(distDir, 'bundle');

/** Packages that load files from their own folder: native modules, fonts, binaries. */
const external = ['argon2', 'fontkit', 'msgpackr-extract', 'pdfkit', 'pg-native', 'pino', 'pino-http'];

/** Keep only our own files in source maps. */
const packagesWithoutMaps: Plugin = {
  name: 'packages-without-maps',
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
};

/**
 * Builds `dist/bundle`: the server and its packages, which load faster than many TypeScript files and take less memory.
 * Names stay readable, and source maps say which line an error comes from.
 * @param options `entry`: another file to start from, and `outDir`: where its bundle goes; for tests
 * @throws if something doesn't compile.
 */
export async function bundleServer({ entry = 'server/index.ts', outDir = bundleDir } = {}): Promise<void> {
  await bundle({
    root: projectDir,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external },
    plugins: [packagesWithoutMaps, builtContent],
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node22',
      sourcemap: true,
      rolldownOptions: {
        output: { sourcemapExcludeSources: true, minify: { compress: false, mangle: false, codegen: true } },
      },
    },
  });
  const files = await readdir(outDir, { recursive: true });
  await Promise.all(files.filter((file) => file.endsWith('.map')).map((file) => keepLines(join(outDir, file))));
}

/**
 * Removes columns from a source map. Node keeps the whole map in memory after the first error: 8 MB without columns, 28
 * MB with them.
 */
async function keepLines(file: string): Promise<void> {
  const map = JSON.parse(await readFile(file, 'utf8')) as { mappings: string };
  const lines = decode(map.mappings).map((segments) =>
    segments.filter((segment, at) => {
      const before = segments[at - 1];
      return segment[1] !== before?.[1] || segment[2] !== before?.[2];
    }),
  );
  await writeFile(file, JSON.stringify({ ...map, mappings: encode(lines) }));
}
