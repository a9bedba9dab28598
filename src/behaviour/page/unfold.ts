import {isFolded, linesOf, unfoldLabel} from '../../components/CodeBlock/fold';
import {onPress} from './press';

/** Updates the button of a block of code: whether it shows, its label and its state. */
export function labelUnfold(block: Element): void {
  const button = block.querySelector<HTMLButtonElement>('[data-unfold]');
  const lines = linesOf(block.querySelector('code')?.textContent ?? '');
  if (!button) return;
  const unfolded = block.hasAttribute('data-unfolded');
  button.hidden = !isFolded(lines);
  button.textContent = unfolded ? 'Show fewer lines' : unfoldLabel(lines);
  button.setAttribute('aria-expanded', String(unfolded));
}

/** Answers the buttons of folded blocks of code. The top of a block that folds again stays in view. */
export function startUnfolding(): void {
  onPress('[data-unfold]', (button) => {
    const block = button.closest('figure');
    if (!block) return;
    block.toggleAttribute('data-unfolded');
    labelUnfold(block);
    if (block.getBoundingClientRect().top < 0) block.scrollIntoView();
  });
}
