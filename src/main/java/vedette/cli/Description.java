package vedette.cli;

import java.util.List;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.form.line.StackParts;
import vedette.form.model.FormSchema;
import vedette.form.model.HelpLine;
import vedette.form.model.Slot;
import vedette.table.grid.Status;

/** All possible requests, as data from which another program, as a page, can build its forms. */
record Description(
    @Field(text = "The version of the program.") String vedette,
    @Field(text = "The rule systems; of a file the one that it is fought under.")
        List<Rules> systems,
    @Field(text = "Options of every fight, but where it has one of that name itself.")
        List<Option> shared,
    @Field(text = "The built-in tables; or the file.") List<TableText> tables) {

  /** Returns the JSON Schema of this description. */
  static String schema() {
    return FormSchema.ofAnswer(
        "The answer of vedette describe", "urn:vedette:answer:describe", Description.class);
  }

  /** A rule system. */
  record Rules(
      @Field(text = "Its id.") String id,
      @Field(text = "Its name.") String title,
      @Field(text = "What can be fought in it.") List<Fight> fights) {}

  /** A type of fight. */
  record Fight(
      @Field(text = "Its name within the system.") String name,
      @Field(text = "What it is, in a few words.") String text,
      @Field(text = "The words of its command, behind the program's name.") String command,
      @Field(text = "Good examples, as the text of what follows these words.")
          List<String> examples,
      @Field(text = "How it can end.", optional = true) List<HelpLine> endings,
      @Field(text = "The ids of the tables that it always consults.", optional = true)
          List<String> tables,
      @Field(text = "What can be written, by headings.") List<Section> notation,
      @Field(
              text = "What the first example is measured by; left out where it is on a file.",
              optional = true)
          List<MeasureDescription> measures,
      @Field(text = "Its own options, the group The fight.") List<Option> options) {}

  /** A section of the help: a heading and its notation. */
  record Section(
      @Field(text = "The heading.") String heading,
      @Field(text = "What can be written.") List<HelpLine> lines) {}

  /** A measure. */
  record MeasureDescription(
      @Field(text = "Its name in conditions and in JSON.") String name,
      @Field(text = "What it says, in a few words.") String text,
      @Field(text = "What its values are.") Measure.Kind kind) {}

  /** An option. */
  public record Option(
      @Field(text = "How it is written on a command line; of a file its label.") String option,
      @Field(text = "Its name in the JSON of a request; others have none.", optional = true)
          String key,
      @Field(text = "The heading that it stands under in the help.") String group,
      @Field(text = "What kind of value it has.") Slot.Kind kind,
      @Field(text = "What stands for a value in the help.", optional = true) String label,
      @Field(text = "What it means.") String help,
      @Field(text = "Whether it must be given.", optional = true) boolean required,
      @Field(text = "Whether it may be given again.", optional = true) boolean repeatable,
      @Field(name = "default", text = "What holds if it is not given.", optional = true)
          String fallback,
      @Field(
              text =
                  "What holds if it is not given, in words, where there is no default: until"
                      + " decided.",
              optional = true)
          String assumed,
      @Field(text = "For a choice in the fight: the sides that decide it.", optional = true)
          List<Side> sides,
      @Field(text = "The words that it can have.", optional = true) List<String> words,
      @Field(text = "For a choice written in words: the values to try.", optional = true)
          List<String> tried,
      @Field(text = "The numbers that are allowed.", optional = true) Slot.Range range,
      @Field(text = "A good value.", optional = true) String example,
      @Field(text = "How its units or stacks are written.", optional = true) StackParts notation) {}

  /** The text of a table's file. */
  record TableText(
      @Field(text = "Its id.") String id,
      @Field(text = "Its name.") String title,
      @Field(text = "How it came from its source.") Status status,
      @Field(text = "The text of the file.") String text) {}
}
