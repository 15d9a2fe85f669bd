package vedette.suite;

import java.util.List;
import vedette.form.Field;
import vedette.form.Located;
import vedette.json.Json;
import vedette.odds.Method;

/** A baseline as written. */
record BaselineFile(
    @Field(text = "The version of the file format.", min = 1, max = Baseline.FORMAT) int format,
    @Field(text = "The version of the program that wrote it.") String vedette,
    @Field(text = "The tables consulted.") List<Kept> tables,
    @Field(text = "The scenarios.") List<Written> scenarios) {

  /** A table as it was. */
  record Kept(
      @Field(text = "Its id.") String id,
      @Field(text = "Its file, if a scenario brings it.", optional = true) String file,
      @Field(text = "How faithful it is to its source.") String status,
      @Field(text = "SHA-256 of its file.") String sha256,
      @Field(text = "The names of its columns.", optional = true) List<String> columns,
      @Field(text = "Its rows: the name, then the cells.") List<Json> rows,
      @Field(text = "Its modifiers: the name, then what it does.", optional = true)
          List<Json> modifiers) {}

  /** A scenario as it was. */
  record Written(
      @Field(text = "What it is called.") Located<String> name,
      @Field(text = "The rule system.") String system,
      @Field(text = "What is fought.") String engagement,
      @Field(text = "The version of its system's rules.", min = 1) int rules,
      @Field(text = "The request.") Json request,
      @Field(
              text = "How its odds were found.",
              only = {"exact", "simulate", "direct"})
          Method method,
      @Field(text = "Battles sampled.", optional = true, min = 1) long trials,
      @Field(text = "The seed of the dice.", optional = true) long seed,
      @Field(text = "What came to no end.") Json undecided,
      @Field(text = "Battles among them that were cut off.", optional = true, min = 0) long cutOff,
      @Field(text = "How far a probability may be off.") Json error,
      @Field(text = "The figures.") Json measures) {}
}
