package vedette.form;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import vedette.json.JsonWriter;

/** Describes requests, as {@link RequestJson} reads them, in the words of JSON Schema. */
public final class RequestSchema {
  private final JsonWriter json;

  private RequestSchema(JsonWriter json) {
    this.json = json;
  }

  /** Writes the members of a schema for the requests of a form. */
  public static void write(RequestForm<?> form, JsonWriter json) {
    RequestSchema schema = new RequestSchema(json);
    List<String> required = new ArrayList<>();
    json.field("type", "object");
    json.object("properties");
    for (Parameter parameter : form.parameters()) {
      schema.property(parameter);
      if (parameter.required()) {
        required.add(parameter.name());
      }
    }
    json.end();
    RecordSchema.closed(required, json);
  }

  private void property(Parameter parameter) {
    json.object(parameter.name());
    json.field("description", parameter.text());
    if (!parameter.example().isEmpty() && !isNumber(parameter)) {
      json.inline().array("examples").value(parameter.example()).end();
    }
    if (parameter.many()) {
      json.array("anyOf");
      json.object();
      value(parameter, false);
      json.end();
      json.object().field("type", "array");
      if (parameter.required()) {
        json.field("minItems", 1);
      }
      json.object("items");
      value(parameter, false);
      json.end().end();
      if (parameter.type().kind() == ValueType.Kind.ENUM) {
        json.inline().object().field("type", "string").end(); // several words in one go
      }
      if (!parameter.required()) {
        json.inline().object().field("type", "null").end();
      }
      json.end();
    } else {
      value(parameter, !parameter.required());
    }
    json.end();
  }

  private static boolean isNumber(Parameter parameter) {
    return parameter.type().is(int.class) || parameter.type().is(OptionalInt.class);
  }

  private void value(Parameter parameter, boolean orNull) {
    if (parameter.type().kind() == ValueType.Kind.ENUM) {
      json.inline().array("enum");
      parameter.words().forEach(json::value);
      if (orNull) {
        json.nul();
      }
      json.end();
      return;
    }
    List<String> types = new ArrayList<>();
    if (parameter.flag()) {
      types.add("boolean");
    } else if (isNumber(parameter)) {
      types.add("integer");
    } else {
      types.addAll(List.of("string", "number"));
    }
    if (orNull) {
      types.add("null");
    }
    json.inline().array("type");
    types.forEach(json::value);
    json.end();
    if (isNumber(parameter)) {
      Field field = parameter.component().said().by(Field.class);
      json.field("minimum", Math.max(field.min(), Integer.MIN_VALUE));
      json.field("maximum", Math.min(field.max(), Integer.MAX_VALUE));
    }
  }
}
