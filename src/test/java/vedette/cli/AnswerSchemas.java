package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import vedette.json.PublishedSchema;
import vedette.rules.Catalogue;

/** The published schemas of the answers, against which every JSON answer of a test is validated. */
final class AnswerSchemas {
  static final Map<String, PublishedSchema> ALL =
      ShowCommand.ANSWERS.entrySet().stream()
          .collect(
              Collectors.toMap(
                  Map.Entry::getKey,
                  it ->
                      PublishedSchema.of(
                          "reports/answers/" + it.getKey() + ".schema.json", it.getValue().get())));

  private AnswerSchemas() {}

  /** Validates the output of a command line, if it is an answer in JSON. */
  static void validate(List<String> words, CapturedRun run) {
    if (run.out().startsWith("{") && isJson(words)) {
      PublishedSchema schema = ALL.get(answer(words, run.out()));
      if (schema != null) {
        assertThat(schema.errors(run.out())).as(String.join(" ", words)).isEmpty();
      }
    }
  }

  private static boolean isJson(List<String> words) {
    int format = words.indexOf("--format");
    return words.contains("--format=json")
        || format >= 0 && words.subList(format, words.size()).contains("json")
        || words.get(0).equals(DescribeCommand.NAME);
  }

  /** Returns the name of the answer to a command line. */
  private static String answer(List<String> words, String out) {
    String command = words.get(0);
    if (List.of("own", "plan").contains(command) || Catalogue.find(command).isPresent()) {
      for (String other : List.of("play", "advise", "influence")) {
        if (words.contains("--" + other)) {
          return other;
        }
      }
      return out.contains("\n  \"swept\": [") ? "sweep" : "odds";
    }
    return command.equals("check") && words.contains("--odds") ? "check-odds" : command;
  }
}
