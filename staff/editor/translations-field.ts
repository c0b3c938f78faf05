import type { CustomFieldControlProps } from "@sveltia/cms";
import { type ChangeEvent, Component, createElement as h, type ReactNode } from "react";
import { languageName } from "./editor-fields.ts";
import { englishTexts } from "./file-format.ts";
import {
  englishFor,
  fromPairs,
  type Pair,
  pairOf,
  type Sentence,
  sentencesOf,
  toPairs,
  withTranslation,
} from "./translations.ts";

/*
 * The field with the pairs of a translation. Sveltia's list can neither mark a pair nor move it to the
 * top, and renders all of them again with each letter. Without JSX and hooks: Sveltia renders it with its
 * copy of React, and what Vite adds to JSX in development needs a page of Astro.
 */

const marks: Record<Sentence["state"], string | undefined> = {
  changed: "The English has changed",
  new: "Not translated yet",
  gone: "No longer on the page",
  done: undefined,
};

const styles = `
  .translations-sentence { margin-block: 12px; padding-inline-start: 12px; border-inline-start: 4px solid transparent; }
  .translations-sentence[data-waits] { border-color: var(--sui-warning-border-color, #c60); }
  .translations-sentence :is(p, del, label, textarea) { display: block; margin-block: 4px; }
  .translations-sentence textarea { box-sizing: border-box; width: 100%; min-height: 3em; field-sizing: content; padding: 8px; border: 1px solid var(--sui-control-border-color, #888); border-radius: 4px; font: inherit; color: inherit; background: transparent; }
  .translations-sentence del { text-decoration: none; opacity: 0.7; }
  .translations-sentence button { padding: 4px 12px; border: 1px solid currentColor; border-radius: 4px; }
`;

type Props = CustomFieldControlProps;

interface State {
  /** As they were when the form was opened: a sentence keeps its place while it is translated. */
  sentences: readonly Sentence[];
  english: readonly string[] | undefined;
}

/** The pairs of a translation, those that wait for a translator first. */
export class TranslationsField extends Component<Props, State> {
  override state: State;

  constructor(props: Props) {
    super(props);
    const english = englishFor(this.pairs, englishTexts(this.#setting("folder")));
    this.state = { english, sentences: sentencesOf(this.pairs, english) };
  }

  get pairs(): readonly Pair[] {
    return toPairs(this.props.value);
  }

  #setting(name: string): string {
    return String(this.props.field.get(name) ?? "");
  }

  /** The editor asks before it saves. */
  isValid = () => {
    const language = this.#setting("language");
    const empty = this.pairs.find((pair) => !pair[language]?.trim());
    if (empty === undefined) return true;
    const message = `Write the ${languageName(language)} of “${empty["en"]}”.`;
    return { error: { message } };
  };

  #change(sentence: Sentence, translation: string): void {
    const language = this.#setting("language");
    const { english } = this.state;
    if (sentence.state === "new" && translation === "") this.#remove(sentence);
    else this.#save(withTranslation(this.pairs, sentence, language, translation, english));
  }

  #remove(sentence: Sentence): void {
    const { pairs } = this;
    const pair = pairOf(pairs, sentence);
    this.#save(pairs.filter((other) => other !== pair));
  }

  #save(pairs: readonly Pair[]): void {
    this.props.onChange(fromPairs(pairs));
  }

  #sentence(pairs: readonly Pair[], sentence: Sentence, index: number): ReactNode {
    const pair = pairOf(pairs, sentence);
    if (pair === undefined && sentence.state !== "new") return null;
    const language = this.#setting("language");
    const translation = pair?.[language] ?? "";
    const waits =
      sentence.state === "gone" || (sentence.state !== "done" && pair?.["en"] !== sentence.english);
    const id = `translations-${index}`;
    const button = (words: string, onClick: () => void) =>
      h("button", { type: "button", onClick }, words);
    const onChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
      this.#change(sentence, target.value);
    const name = languageName(language);
    return h(
      "div",
      {
        key: index,
        role: "group",
        "aria-labelledby": id,
        className: "translations-sentence",
        "data-waits": waits || undefined,
      },
      waits && h("strong", {}, marks[sentence.state]),
      waits && sentence.before !== undefined && h("del", {}, `Before: ${sentence.before}`),
      h("p", { id, lang: "en" }, sentence.english),
      h("label", {}, name, h("textarea", { lang: language, value: translation, onChange })),
      waits &&
        sentence.state === "changed" &&
        button(`The ${name} is right as it stands`, () => this.#change(sentence, translation)),
      sentence.state === "gone" && button("Remove", () => this.#remove(sentence)),
    );
  }

  override render(): ReactNode {
    const { pairs } = this;
    const { sentences, english } = this.state;
    const count = sentences.filter(({ state }) => state !== "done").length;
    const line =
      english === undefined
        ? "The English page was not found."
        : count === 0
          ? "Every sentence is translated."
          : `${count} of ${sentences.length} sentences ${count === 1 ? "waits" : "wait"} for a translator. ${count === 1 ? "It comes" : "They come"} first.`;
    return h(
      "div",
      {},
      h("style", {}, styles),
      h("p", {}, line),
      sentences.map((sentence, index) => this.#sentence(pairs, sentence, index)),
    );
  }
}
