import {createElement, useEffect, useState, type ComponentType} from 'react';
/** A component that waits until the browser is idle. */
export function late<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Late(props: Props) {
    const [isTime, setTime] = useState(false);
    useEffect(() => { const t = setTimeout(() => setTime(true), 1500); return () => clearTimeout(t); }, []);
    return isTime ? createElement(Component, props) : createElement('div', {className: 'graphiql-editor'});
  };
}
