/** Groups the client's modules into chunks: few requests per screen, and no app code in public pages. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectDir } from './dirs.ts';

const siteEntry = join(projectDir, 'client/entry-site.ts');
const chatEntry = join(projectDir, 'client/app/chat-root.tsx');
const pageRoot = join(projectDir, 'client/app/page-root.tsx');
const ofPackages = /[/\\]node_modules[/\\]/;
const ofReact = /[/\\]node_modules[/\\](react|react-dom|scheduler|wouter|regexparam)[/\\]/;
const ofData = /[/\\]node_modules[/\\](@trpc|@tanstack)[/\\]/;
const ofZod = /[/\\]node_modules[/\\]zod[/\\]|zod-without-eval/;
/** The profile, its prompts, and the chat that creates them. */
const ofProfiles = /[/\\]client[/\\]features[/\\](profile[/\\](?!sharing)|chat[/\\]|member[/\\]prompts[/\\])/;
const ofChat = /[/\\]client[/\\](features[/\\]chat[/\\]|app[/\\]chat-)/;
/** What the calculators share. */
const ofCalculators = /[/\\](features[/\\]marketing[/\\]tools[/\\]|messages[/\\]tools_calculator_)/;
const ofIslands = /[/\\]features[/\\]marketing[/\\]islands[/\\]/;

const ofMessages = /[/\\]messages[/\\]compiled[/\\]/;

/** Returns the files of the messages that a module uses: it imports only their index. */
function messagesOf(id: string, code = ''): string[] {
  const folder = join(projectDir, 'messages/compiled/split/messages');
  return ofMessages.test(id) ? [] : [...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => join(folder, `${key}.js`));
}

/** Returns the groups, and the plugin that must run first to find out which modules public pages use. */
export function chunkGroups() {
  /** Modules of the public pages' initial script. */
  const first = new Set<string>();
  /** Those plus the modules of their islands. */
  const site = new Set<string>();
  /** Modules of the chat, and of the root it's rendered in on public pages. */
  const chat = new Set<string>();
  /** Modules that load zod, directly or by what they import: forms, mostly. */
  const withZod = new Set<string>();
  const plugin: Plugin = {
    name: 'modules-of-public-pages',
    buildEnd() {
      const follow = (id: string, into: Set<string>) => {
        if (into.has(id)) return;
        into.add(id);
        const module = this.getModuleInfo(id);
        for (const imported of module?.importedIds ?? [])
          if (!/[/\\]messages\.js$/.test(imported)) follow(imported, into);
        for (const message of messagesOf(id, module?.code ?? undefined))
          if (this.getModuleInfo(message)) follow(message, into);
        if (into === site)
          for (const imported of module?.dynamicallyImportedIds ?? [])
            if (ofIslands.test(imported)) follow(imported, into);
      };
      const importedBy = (id: string) => {
        if (withZod.has(id)) return;
        withZod.add(id);
        for (const importer of this.getModuleInfo(id)?.importers ?? []) importedBy(importer);
      };
      for (const id of this.getModuleIds()) if (ofZod.test(id)) importedBy(id);
      follow(siteEntry, first);
      follow(siteEntry, site);
      follow(chatEntry, chat);
      follow(pageRoot, chat);
    },
  };
  const isOfApp = (pattern: RegExp) => (id: string) => pattern.test(id) && !site.has(id);
  // Order matters: a group includes what its modules import. A module used by only one screen stays with that screen.
  const groups = [
    { name: 'react', test: ofReact },
    // Excludes the entry: the app shares the public pages' header and footer but must not run their entry.
    { name: 'site', test: (id: string) => first.has(id) && id !== siteEntry },
    { name: 'data', test: ofData },
    { name: 'zod', test: ofZod },
    { name: 'islands', test: (id: string) => site.has(id) && !ofCalculators.test(id), minShareCount: 2 },
    { name: 'calculators', test: (id: string) => site.has(id) && ofCalculators.test(id), minShareCount: 2 },
    // The chat's dependencies, in a separate group, so that app screens don't load the chat.
    { name: 'base', test: (id: string) => chat.has(id) && !site.has(id) && !ofChat.test(id) },
    { name: 'chat', test: (id: string) => chat.has(id) && ofChat.test(id) },
    { name: 'packages', test: isOfApp(ofPackages), minShareCount: 2 },
    {
      name: 'shared',
      test: (id: string) => isOfApp(/./)(id) && !ofProfiles.test(id) && !withZod.has(id),
      minShareCount: 2,
    },
    { name: 'forms', test: (id: string) => isOfApp(/./)(id) && !ofProfiles.test(id), minShareCount: 2 },
    { name: 'profile', test: isOfApp(ofProfiles), minShareCount: 2 },
  ].map((group, index, all) => ({ ...group, priority: all.length - index }));
  return { groups, plugin };
}
