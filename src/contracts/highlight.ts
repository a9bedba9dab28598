import {toHtml} from 'hast-util-to-html';
import {refractor} from 'refractor/core';
import bash from 'refractor/bash';
import csharp from 'refractor/csharp';
import graphql from 'refractor/graphql';
import http from 'refractor/http';
import ini from 'refractor/ini';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import markup from 'refractor/markup';
import nginx from 'refractor/nginx';
import php from 'refractor/php';
import python from 'refractor/python';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';

const LANGUAGES = [
  bash,
  csharp,
  graphql,
  http,
  ini,
  java,
  javascript,
  json,
  markup,
  nginx,
  php,
  python,
  typescript,
  yaml,
];
for (const language of LANGUAGES) refractor.register(language);

const ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  xml: 'markup',
  html: 'markup',
  js: 'javascript',
  text: 'plain',
  txt: 'plain',
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Whether `highlight` colours this language; 'text' and no language count as known and stay plain. */
export function isKnownLanguage(language: string): boolean {
  const name = ALIASES[language] ?? language;
  return name === 'plain' || refractor.registered(name);
}

/**
 * Code to HTML with Prism's token classes, at build time; the reader's browser gets no highlighter.
 * A language that is not known gives plain escaped text.
 */
export function highlight(code: string, language: string): string {
  const name = ALIASES[language] ?? language;
  return refractor.registered(name) ? toHtml(refractor.highlight(code, name)) : escapeHtml(code);
}
