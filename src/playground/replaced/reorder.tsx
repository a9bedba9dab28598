import {createElement, type ComponentProps} from 'react';
interface Drag { values?: unknown; value?: unknown; axis?: unknown; onReorder?: unknown; dragElastic?: unknown }
function Group({values: _v, axis: _a, onReorder: _o, ...rest}: ComponentProps<'ul'> & Drag) { return createElement('ul', rest); }
function Item({value: _v, dragElastic: _d, ...rest}: ComponentProps<'li'> & Drag) { return createElement('li', rest); }
export const Reorder = {Group, Item};
