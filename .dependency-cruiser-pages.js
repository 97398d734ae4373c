/** Modules that every public page loads: everything client/entry-site.ts imports, except through import(). */

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'public-pages-stay-light',
      severity: 'error',
      comment: 'Every public page would load this package. Put it behind import(), as client/app/chat-loader.ts does.',
      from: {},
      to: { path: '(^|node_modules/)@(mantine|tanstack|trpc)/', dependencyTypesNot: ['dynamic-import'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    // Analyzes the compiled code, without types.
    tsPreCompilationDeps: false,
    doNotFollow: { path: 'node_modules', dependencyTypes: ['dynamic-import'] },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
