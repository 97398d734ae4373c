/** A source file as the architecture rules see it: what it imports, what it leaves, and a few things it must not say. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type Import = {
  /** Path from the project's root for our own files, `zod` or `@scope/name` or `node:fs` for the rest. */
  target: string;
  isOwn: boolean;
  /** What is taken: `default`, `*`, or names. Empty for an import for its effect. */
  names: string[];
  /** `import type`: gone when the program runs. Inline `type` marks leave the import itself in place. */
  isTypeOnly: boolean;
  /** `import()`: loaded when it is reached. */
  isLazy: boolean;
  line: number;
};

export type Finding = {
  kind: 'any' | 'default-export' | 'process.env' | 'import.meta.env' | 're-export';
  line: number;
};

export type Source = { path: string; lines: number; imports: Import[]; findings: Finding[] };

const projectDir = path.resolve(import.meta.dirname, '../..');
const folders = ['server', 'client', 'shared', 'drizzle', 'scripts', 'tests'];
const isCode = (file: string) => /\.(ts|tsx|js|mjs)$/.test(file);

/** Every file of the project's folders, and the code files beside package.json; paths with `/`, from the root. */
export function listFiles(): string[] {
  const nested = folders.flatMap((folder) =>
    readdirSync(path.join(projectDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  const beside = readdirSync(projectDir).filter(isCode);
  return [...nested, ...beside].sort();
}

/** Reads and parses all code files. */
export function readSources(files: string[] = listFiles()): Source[] {
  return files.filter(isCode).map((file) => parseSource(file, readFileSync(path.join(projectDir, file), 'utf8')));
}

/** @returns what the rules need to know about one file; the text need not exist on disk. */
export function parseSource(file: string, text: string): Source {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const source: Source = { path: file, lines: text.trimEnd().split('\n').length, imports: [], findings: [] };
  const lineOf = (node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
  const found = (kind: Finding['kind'], node: ts.Node) => void source.findings.push({ kind, line: lineOf(node) });
  const imported = (node: ts.Node, specifier: ts.Node | undefined, rest: Partial<Import>) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const isOwn = specifier.text.startsWith('.');
    const target = isOwn
      ? path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier.text))
      : packageOf(specifier.text);
    source.imports.push({ target, isOwn, names: [], isTypeOnly: false, isLazy: false, line: lineOf(node), ...rest });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      imported(node, node.moduleSpecifier, {
        names: clause ? namesOf(clause) : [],
        isTypeOnly: clause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
      });
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      imported(node, node.moduleSpecifier, { names: ['*'], isTypeOnly: node.isTypeOnly });
      found('re-export', node);
    } else if (ts.isImportTypeNode(node)) {
      imported(node, ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, {
        names: ['*'],
        isTypeOnly: true,
      });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      imported(node, node.arguments[0], { names: ['*'], isLazy: true });
    } else if (ts.isExportAssignment(node) || hasDefault(node)) {
      found('default-export', node);
    } else if (node.kind === ts.SyntaxKind.AnyKeyword) {
      found('any', node);
    } else if (ts.isPropertyAccessExpression(node) && node.name.text === 'env') {
      if (ts.isIdentifier(node.expression) && node.expression.text === 'process') found('process.env', node);
      if (ts.isMetaProperty(node.expression)) found('import.meta.env', node);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return source;
}

function namesOf(clause: ts.ImportClause): string[] {
  const names = clause.name ? ['default'] : [];
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) names.push('*');
  if (bindings && ts.isNamedImports(bindings))
    names.push(...bindings.elements.map((element) => (element.propertyName ?? element.name).text));
  return names;
}

function hasDefault(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword)
  );
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
