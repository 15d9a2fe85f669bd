package vedette.suite.scenario;

import java.util.List;
import vedette.form.Field;
import vedette.form.model.LocatedValue;
import vedette.json.Json;
import vedette.json.Version;
import vedette.odds.answer.Method;
import vedette.odds.sample.Trials;

/**
 * A suite as written, before its scenarios are read.
 *
 * @param format the version of the file format
 * @param scenarios the scenarios, each read separately, so that a wrong one does not stop the
 *     others
 */
record SuiteFile(
    @Field(text = "The version of the file format.", min = 1, max = FORMAT, example = "1")
        int format,
    @Field(
            text = "The oldest version of the program that may read it; any if not given.",
            optional = true,
            schemaPattern = "^" + Version.PIN + "$")
        LocatedValue<String> vedette,
    @Field(
            text = "Questions with names, which are measures wherever they can be asked.",
            optional = true,
            schemaRef = SuiteSchema.MEASURES)
        Json measures,
    @Field(text = "The scenarios.", schemaRef = SuiteSchema.SCENARIO) List<Json> scenarios) {

  /** The newest file format that this program reads. */
  static final int FORMAT = 1;

  record WrittenSuite(
      @Field(text = "What reports and the baseline call it.", example = "\"the sample battle\"")
          LocatedValue<String> name,
      @Field(text = "The rule system.", example = "\"six-days\"") LocatedValue<String> system,
      @Field(text = "What is fought.", example = "\"battle\"") LocatedValue<String> engagement,
      @Field(text = "The request, with the names of the command line in camel case.") Json request,
      @Field(
              text = "How its odds are found; if trials are given simulate, else auto.",
              optional = true)
          Method method,
      @Field(
              text = "Battles to sample; 1000000 if not given.",
              optional = true,
              min = 1,
              max = Trials.MAX)
          long trials,
      @Field(text = "The seed of the dice.", fallback = "1") long seed,
      @Field(
              text =
                  "States that an exact answer may take, or a sample keep in memory; if not given"
                      + " 1000000.",
              optional = true,
              min = 1,
              max = Integer.MAX_VALUE)
          long maxStates,
      @Field(
              text = "What its odds must be, by measure or question.",
              optional = true,
              schemaRef = SuiteSchema.EXPECT)
          Json expect) {}
}
