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
    @Field(text = "The tables consulted.") List<TableState> tables,
    @Field(text = "The scenarios.") List<Written> scenarios) {

  /** A scenario as it was. */
  record Written(
      @Field(text = "What it is called.") Located<String> name,
      @Field(text = "The rule system.") String system,
      @Field(text = "What is fought.") String engagement,
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
